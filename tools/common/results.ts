import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";

/** Results so far, one a line, so that a run that was ended goes on where it was. Those of another build, by its stamp, do not count. */
export class Results<Result extends { kind: string; id: string }> {
  readonly #file: string;
  readonly #stamp: string;

  constructor(file: string, stamp: string) {
    mkdirSync(dirname(file), { recursive: true });
    this.#file = file;
    this.#stamp = stamp;
  }

  forget(): void {
    rmSync(this.#file, { force: true });
  }

  add(result: Result): void {
    appendFileSync(this.#file, `${JSON.stringify({ ...result, stamp: this.#stamp })}\n`);
  }

  /** The latest result of each subject with this build, by kind and id. */
  read(): Map<string, Result> {
    if (!existsSync(this.#file)) return new Map();
    const lines = readFileSync(this.#file, "utf8").split("\n").filter(Boolean);
    const results = lines.map((line) => JSON.parse(line) as Result & { stamp: string }).filter(({ stamp }) => stamp === this.#stamp);
    return new Map(results.map((result) => [`${result.kind} ${result.id}`, result]));
  }
}
