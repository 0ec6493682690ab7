import { expect, it } from "vitest";
import { distinctNames, type ReadyFile, readFiles } from "./readFiles.ts";

const files = ["a", "b", "c", "d"].map((id) => ({ id, title: `n. ${id}`, fileName: `${id}.pdf` }));
const content = new TextEncoder().encode("%PDF");

/** Reads with a cancel that `read` may call. */
async function run(read: (id: string, cancel: () => void) => Uint8Array<ArrayBuffer>, stops = false) {
  const controller = new AbortController();
  const ready: ReadyFile[] = [];
  const done: number[] = [];
  const missing = await readFiles(files, async ({ id }) => read(id, () => controller.abort()), {
    signal: controller.signal,
    stops: () => stops,
    onReady: (file) => ready.push(file),
    onDone: (count) => done.push(count),
  });
  return {
    ready: ready.map(({ id }) => id).join(""),
    missing: missing.map(({ id }) => id).join(""),
    done,
    errors: missing.map(({ error }) => error),
  };
}

const failAt = (at: string) => (id: string) => {
  if (id === at) throw new Error(`no ${at}`);
  return content;
};

it("[BL-178, BL-180] reads one after another, and goes on after one that fails", async () => {
  expect(await run(() => content)).toMatchObject({ ready: "abcd", missing: "", done: [0, 1, 2, 3] });
  expect(await run(failAt("b"))).toMatchObject({ ready: "acd", missing: "b", errors: [new Error("no b")] });
});

it("[BL-180] asks for no more after a failure that all others would have too", async () => {
  expect(await run(failAt("b"), true)).toMatchObject({
    ready: "a",
    missing: "bcd",
    done: [0, 1],
    errors: [new Error("no b"), undefined, undefined],
  });
});

it("[BL-179] a cancel leaves the rest without a reason, that under way too", async () => {
  const cancelled = await run((id, cancel) => {
    if (id === "c") {
      cancel();
      throw new Error("aborted");
    }
    return content;
  });
  expect(cancelled).toMatchObject({ ready: "ab", missing: "cd", errors: [undefined, undefined] });
  const after = await run((_, cancel) => {
    cancel();
    return content;
  });
  expect(after).toMatchObject({ ready: "a", missing: "bcd" });
});

it("[BL-178] keeps files of one name apart, also where a name has a number already or differs in case", () => {
  expect(distinctNames(["a.pdf", "b.pdf", "A.pdf", "a.pdf", "a (2).pdf", "none", "none"])).toEqual([
    "a.pdf",
    "b.pdf",
    "A (2).pdf",
    "a (3).pdf",
    "a (2) (2).pdf",
    "none",
    "none (2)",
  ]);
});
