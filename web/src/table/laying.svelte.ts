// A table is laid part by part when it is opened, and shown when all of it lies there: a slow device answers in
// between.

export class Laying {
  /** Whether everything lies there; what comes later is drawn at once. */
  isDone = $state(false);

  private readonly waiting: (() => void)[] = [];
  private readonly turns = new MessageChannel(); // a timer would wait longer, most of all in a tab that nobody looks at

  constructor() {
    this.turns.port1.onmessage = () => this.layNext();
  }

  /** Draw a part when it is its turn. */
  add(draw: () => void): void {
    if (this.isDone) draw();
    else this.waiting.push(draw);
  }

  /** Begin with the parts that wait; they may bring others. */
  begin(): void {
    this.turns.port2.postMessage(null);
  }

  private layNext(): void {
    const draw = this.waiting.shift();
    if (draw) {
      draw();
      this.begin();
    } else {
      this.isDone = true;
      this.turns.port1.close();
    }
  }
}
