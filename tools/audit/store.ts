import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Result } from "./result.ts";

interface Line extends Result {
  /** The build and the plan: results of others are not used. */
  stamp: string;
  date: string;
}

/** Results so far, one line each, in files that shards can write in parallel. */
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

  /** Returns every shard's results of this build, the later of two for the same subject. Subjects with a fault are tried again. */
  read(): Result[] {
    const lines = this.#files().flatMap((name) => {
      const file = join(this.#folder, name);
      return existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
    });
    const results = lines.map((line) => JSON.parse(line) as Line).filter(({ stamp }) => stamp === this.#stamp);
    return [...new Map(results.map((result) => [result.id, result])).values()];
  }
}
