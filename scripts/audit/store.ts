import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Result } from "./result.ts";

interface Line extends Result {
  /** What was looked at, and how: results of another build or plan are not taken over. */
  stamp: string;
  date: string;
}

/** Results so far, one line each, in files that shards may write side by side. */
export class Store {
  readonly #folder: string;
  readonly #file: string;
  readonly #stamp: string;

  constructor(folder: string, shard: string, stamp: string) {
    mkdirSync(folder, { recursive: true });
    this.#folder = folder;
    this.#file = join(folder, `results${shard && `-${shard.replace("/", "of")}`}.jsonl`);
    this.#stamp = stamp;
  }

  #files = () => readdirSync(this.#folder).filter((name) => name.endsWith(".jsonl"));

  forget(): void {
    for (const name of this.#files()) rmSync(join(this.#folder, name));
  }

  add(result: Result): void {
    const line: Line = { ...result, stamp: this.#stamp, date: new Date().toISOString().slice(0, 10) };
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }

  /** Every shard's results of this build; of two about the same thing the later. What could not be looked at is tried again. */
  read(): Result[] {
    const lines = this.#files().flatMap((name) => {
      const file = join(this.#folder, name);
      return existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
    });
    const results = lines.map((line) => JSON.parse(line) as Line).filter(({ stamp }) => stamp === this.#stamp);
    return [...new Map(results.map((result) => [result.id, result])).values()];
  }
}
