import type { Update } from "@favilla/design-system/data/load.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isDoublePress, nextUpdate, onceKeys, type UpdateEvent } from "./update.ts";

const events: UpdateEvent<number>[] = [{ type: "sent" }, { type: "accepted", data: 1 }, { type: "failed", error: "no" }, { type: "reset" }];
const allowed = new Set([
  "Unset Updating",
  "Updated Updating",
  "UpdateFailure Updating",
  "Updating Updated",
  "Updating UpdateFailure",
  "Updated Unset",
  "UpdateFailure Unset",
]);

describe("[AP-12] an update", () => {
  it("goes from Updating to Updated or UpdateFailure, and by no other way", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), (list) => {
        let update: Update<number> = { state: "Unset" };
        for (const event of list) {
          const next: Update<number> = nextUpdate(update, event);
          if (next.state !== update.state) expect(allowed).toContain(`${update.state} ${next.state}`);
          update = next;
        }
      }),
    );
  });

  it("keeps its result", () => {
    expect(nextUpdate({ state: "Updating" }, { type: "accepted", data: 7 })).toEqual({ state: "Updated", data: 7 });
    expect(nextUpdate({ state: "Updating" }, { type: "failed", error: "no" })).toEqual({ state: "UpdateFailure", error: "no" });
  });
});

it("[AP-15] a retry of the same input has the same key until the outcome is known; another input has another key", () => {
  let count = 0;
  const { keyFor, settle } = onceKeys(() => `key ${++count}`);
  expect([keyFor({ value: 1 }), keyFor({ value: 1 }), keyFor({ value: 2 })]).toEqual(["key 1", "key 1", "key 2"]);
  settle();
  expect(keyFor({ value: 2 })).toBe("key 3");
});

it("[AP-12] a second press at once sends nothing, however fast the response; a later one, or another input, does", () => {
  const accepted = { at: 1_000, input: '"a"' };
  expect(isDoublePress(accepted, { at: 1_200, input: '"a"' })).toBe(true);
  expect(isDoublePress(accepted, { at: 1_200, input: '"b"' })).toBe(false);
  expect(isDoublePress(accepted, { at: 1_500, input: '"a"' })).toBe(false);
  // A failed request may be sent again at once.
  expect(isDoublePress(undefined, { at: 1_200, input: '"a"' })).toBe(false);
});
