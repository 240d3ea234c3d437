"""How connections come in: by uvicorn, which hands a connection over to whoever goes on with it alone."""

from __future__ import annotations

from asyncio import Protocol, Transport

from roisoleil.server.heads import ShortHeads
from roisoleil.server.pushing import HANDOVER


class Door(ShortHeads):
    """uvicorn's protocol, with an extension by which an application takes over the connection of a request.

    It has begun the answer before. All that the answer still lacks, in chunks, and the end of the connection are the
    taker's business from then on.
    """

    def on_message_begin(self) -> None:
        """A request comes."""
        super().on_message_begin()
        self.scope["extensions"] = {HANDOVER: {"take": self.hand_over}}

    def hand_over(self, taker: Protocol) -> Transport:
        """Let another protocol go on; for uvicorn it is as if the client had gone, without the connection closed."""
        transport = self.transport
        transport.set_protocol(taker)
        self.connection_lost(ConnectionResetError("handed over"))
        return transport
