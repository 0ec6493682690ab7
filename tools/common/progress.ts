/** A line with the progress of a run; a terminal keeps it on one line. */
export class Progress {
  readonly #what: string;
  readonly #total: number;
  readonly #start = Date.now();
  #done = 0;
  #said = 0;

  constructor(what: string, total: number) {
    this.#what = what;
    this.#total = total;
  }

  get #seconds(): number {
    return (Date.now() - this.#start) / 1000;
  }

  get #perMinute(): number {
    return this.#done / (Math.max(this.#seconds, 1) / 60);
  }

  /** "812 stories in 700 s, 70 per minute". */
  get speed(): string {
    return `${this.#done} ${this.#what} in ${Math.round(this.#seconds)} s, ${Math.round(this.#perMinute)} per minute`;
  }

  step(): void {
    this.#done++;
    const isLast = this.#done === this.#total;
    if (!isLast && Date.now() - this.#said < (process.stdout.isTTY ? 500 : 15_000)) return;
    this.#said = Date.now();
    const left = Math.ceil((this.#total - this.#done) / this.#perMinute);
    const line = `${this.#what}: ${this.#done} of ${this.#total}, ${Math.round(this.#perMinute)} per minute, ${left} min left`;
    process.stdout.write(process.stdout.isTTY ? `\r${line.padEnd(70)}${isLast ? "\n" : ""}` : `${line}\n`);
  }
}
