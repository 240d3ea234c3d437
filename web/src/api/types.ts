// The words of the API, by the names that the server gives them (docs/openapi.json).
import type { components } from "./schema";

type Schemas = components["schemas"];

export type About = Schemas["About"];
export type GameInfo = Schemas["GameInfo"];
export type GameDetail = Schemas["GameDetail"];
export type TableInfo = Schemas["TableInfo"];
export type TableLine = Schemas["TableLine"];
export type TablePage = Schemas["TablePage"];
export type PublicTables = Schemas["PublicTables"];
export type Sitting = Schemas["Sitting"];
export type Told = Schemas["Told"];
export type Done = Schemas["Done"];
export type Prompt = Schemas["Prompt"];
export type News = Schemas["News"];
export type Update = Schemas["Update"];
export type Talk = Schemas["Talk"];
export type Said = Schemas["Said"];
export type Presence = Schemas["Presence"];
export type Problem = Schemas["Problem"];
export type Opened = Schemas["Opened"];
export type NewTable = Schemas["NewTable"];
export type Position = Schemas["Position"];
export type Chapter = Schemas["Chapter"];
export type Proposal = Schemas["Proposal"];
export type Verdict = Schemas["Verdict"];
export type SheetInfo = Schemas["SheetInfo"];
export type Note = Schemas["Note"];
export type Hint = Schemas["Hint"];
export type Proof = Schemas["Proof"];
export type Hints = Schemas["Hints"];
export type Next = Schemas["Next"];
export type Me = Schemas["Me"];
export type HabemusView = Schemas["HabemusView"];
export type OmbreView = Schemas["OmbreView"];
export type LouisXivView = Schemas["LouisXivView"];
export type View = HabemusView | OmbreView | LouisXivView;

/** An event or a choice as data: its kind in `type`, and its fields. */
export type Struct = { type: string } & Record<string, unknown>;
