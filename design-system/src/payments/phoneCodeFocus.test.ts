import { describe, expect, it } from "vitest";
import { fieldToFocus } from "./phoneCodeFocus.ts";

describe("[PM-31] focus in the proof by SMS", () => {
  it("stays where the customer is when the wait after too many requests ends", () => {
    const [waiting, over] = [{ stage: "tooManySends", sends: 0 } as const, { stage: "phone", sends: 0 } as const];
    expect(fieldToFocus(waiting, over, false)).toBeUndefined();
    expect(fieldToFocus(waiting, over, true)).toBe("phone");
  });

  it("moves to the next field after a press of a button that is gone or has done its work", () => {
    for (const nothingFocused of [true, false]) {
      expect(fieldToFocus({ stage: "code", sends: 1 }, { stage: "phone", sends: 0 }, nothingFocused)).toBe("phone");
      expect(fieldToFocus({ stage: "phone", sends: 0 }, { stage: "code", sends: 1 }, nothingFocused)).toBe("code");
      expect(fieldToFocus({ stage: "code", sends: 1 }, { stage: "code", sends: 2 }, nothingFocused)).toBe("code");
      expect(fieldToFocus({ stage: "code", sends: 1 }, { stage: "code", sends: 1 }, nothingFocused)).toBeUndefined();
      expect(fieldToFocus({ stage: "phone", sends: 0 }, { stage: "phone", sends: 0 }, nothingFocused)).toBeUndefined();
    }
  });
});
