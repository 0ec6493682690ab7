import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { dropDraft, keepDraft, keepDraftsOf, readDraft, visitor } from "./draft.ts";
import { memoryStorage } from "./memoryStorage.ts";
import { visit } from "./storage.ts";

const schema = z.object({ phone: z.string() });
const read = (owner: string, name = "phone") => readDraft(owner, name, schema);

/** Session storage with limited room, or blocked storage. */
function storageOf(stored: Map<string, string> | null) {
  vi.stubGlobal("window", {
    get sessionStorage() {
      if (!stored) throw new DOMException("denied", "SecurityError");
      return memoryStorage(stored);
    },
  });
}

afterEach(() => {
  visit.clear();
  vi.unstubAllGlobals();
});

describe("a draft", () => {
  it("[AC-21] belongs to one customer, and is deleted once it was sent", () => {
    const stored = new Map<string, string>();
    storageOf(stored);
    keepDraft("100001", "phone", { phone: "333" });
    keepDraft("100001", "other", { phone: "444" });
    expect([read("100001"), read("100002"), read(visitor)]).toEqual([{ phone: "333" }, undefined, undefined]);
    dropDraft("100001", "phone");
    expect([read("100001"), read("100001", "other")]).toEqual([undefined, { phone: "444" }]);
    dropDraft("100001", "other");
    expect(stored.size).toBe(0);
  });

  it("[AC-21] of another customer is deleted at sign-in", () => {
    const stored = new Map<string, string>();
    storageOf(stored);
    for (const owner of ["100001", "100002", visitor]) keepDraft(owner, "phone", { phone: owner });
    keepDraftsOf("100002");
    expect([read("100001"), read("100002"), read(visitor)]).toEqual([undefined, { phone: "100002" }, undefined]);
    keepDraftsOf("100003");
    expect(stored.size).toBe(0);
  });

  it("that is broken or of another shape is ignored, and the next one is stored", () => {
    for (const broken of ["{", "null", "[]", "5", '{"100001":5}', '{"100001":{"phone":{"phone":5}}}', '{"100001":{"phone":null}}']) {
      storageOf(new Map([["favilla.drafts", broken]]));
      expect(read("100001")).toBeUndefined();
      keepDraft("100001", "phone", { phone: "333" });
      expect(read("100001")).toEqual({ phone: "333" });
    }
  });

  it("lasts as long as the page if storage is blocked", () => {
    storageOf(null);
    keepDraft("100001", "phone", { phone: "333" });
    expect(read("100001")).toEqual({ phone: "333" });
    dropDraft("100001", "phone");
    expect(read("100001")).toBeUndefined();
  });
});
