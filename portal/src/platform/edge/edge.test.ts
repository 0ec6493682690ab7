import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { setOnError } from "../errors/errorPort.ts";
import { ApiError } from "../errors/errors.ts";
import { faultsOf, field, id, ids, lenient, listOf, needed, optionalId, optionalText, parse, parseRows, wholeNumber } from "./edge.ts";

const reports = vi.fn();
setOnError(reports);
afterEach(() => {
  reports.mockReset();
  vi.unstubAllGlobals();
  z.config({ localeError: undefined });
});

const read = <T>(schema: z.ZodMiniType<T>, value: unknown): T | string => {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : faultsOf(result.error);
};

describe("[AP-06] a response", () => {
  it("is not read as an object if it is a list, nor as a number if it is 1e999", () => {
    const row = z.object({ id, amount: z.number() });
    expect(read(row, [])).toBe("the whole: must be of type object");
    expect(read(row, JSON.parse('{"id":1,"amount":1e999}'))).toBe("amount: must be of type number");
    expect(read(row, { id: 1, amount: 2, more: 3 })).toEqual({ id: "1", amount: 2 });
    expect(read(z.object({}), JSON.parse('{"__proto__":{"a":1}}'))).toEqual({});
  });

  it("may have an optional field missing, null or of another type", () => {
    const row = z.object({ id: optionalId, name: optionalText, power: lenient(z.number()), code: field(String) });
    const none = { id: null, name: null, power: null, code: "null" };
    expect(read(row, {})).toEqual(none);
    expect(read(row, { id: null, name: null, power: null, code: null })).toEqual(none);
    expect(read(row, { id: {}, name: 5, power: "5", code: undefined })).toEqual(none);
    expect(read(row, { id: 5, name: "", power: 0, code: true })).toEqual({ id: "5", name: "", power: 0, code: "true" });
  });

  it("has each missing or wrong required field named", () => {
    const row = z.object({
      id,
      year: wholeNumber,
      to: needed((value) => (value === "x" ? value : undefined), "must be x"),
      any: z.unknown(),
    });
    const faults = ["id: must be an id", "year: must be a whole number", "to: must be x"];
    expect(read(row, {})).toBe([...faults, "any: is missing"].join("; "));
    for (const wrong of [null, "", {}, [], true])
      expect(read(row, { id: wrong, year: wrong, to: wrong, any: wrong })).toBe(faults.join("; "));
    expect(read(z.array(row), [{ id: 1, year: "2026", to: "x" }])).toBe("0.any: is missing");
  });

  it("is read row by row: an invalid row is dropped and reported, and anything but a list is a typed error", () => {
    const row = z.object({ id });
    expect(parseRows(row, [{ id: 1 }, null, { id: "" }, [], { id: "2" }], "rows")).toEqual([{ id: "1" }, { id: "2" }]);
    expect(reports.mock.calls.map(([, name, context]) => [name, context])).toEqual(
      ["the whole: must be of type object", "id: must be an id", "the whole: must be of type object"].map((why) => [
        "Parameters",
        { what: "rows: a row was dropped", why },
      ]),
    );
    for (const none of [undefined, null, {}, "[]", 5]) expect(() => parseRows(row, none, "rows")).toThrow(ApiError);
    expect([undefined, null, 5, [5]].map(listOf)).toEqual([[], [], [5], [5]]);
  });
});

it("[AP-06, AP-14] a blank text is no id and no number: the row is dropped, not taken for number 0", () => {
  const row = z.object({ id, year: wholeNumber, floor: optionalId });
  const rows = [
    { id: " ", year: 2026, floor: null },
    { id: "7", year: " ", floor: null },
    { id: " 7", year: "2026", floor: " " },
  ];
  expect(parseRows(row, rows, "rows")).toEqual([{ id: " 7", year: 2026, floor: null }]);
});

describe("[AP-35] an id or a year", () => {
  const broken = [1.5, 2 ** 53, 1e21, Number.NaN, Number.POSITIVE_INFINITY];

  it("is a whole number: a row with any other is dropped and reported", () => {
    const row = z.object({ id, year: wholeNumber });
    const rows = [{ id: 1, year: 2026 }, ...broken.map((year) => ({ id: 2, year })), { id: 1.5, year: 2026 }, { id: 3, year: "1e3" }];
    expect(parseRows(row, rows, "rows")).toEqual([{ id: "1", year: 2026 }]);
    expect(reports).toHaveBeenCalledTimes(broken.length + 2);
    expect(reports.mock.lastCall?.[2]).toEqual({ what: "rows: a row was dropped", why: "year: must be a whole number" });
  });

  it("is read only from plain digits, so that no other notation of a number passes as one", () => {
    for (const text of ["1e3", "0x10", "0b1", "1.5", "1,5", "1.0", "-1", "+1", "2 026", "٢٠٢٦", "Infinity"])
      expect(read(wholeNumber, text), text).toBe("the whole: must be a whole number");
    expect(read(wholeNumber, -1)).toBe("the whole: must be a whole number");
    expect([0, 2026, "2026", " 7 ", "007"].map((value) => read(wholeNumber, value))).toEqual([0, 2026, 2026, 7, 7]);
    fc.assert(fc.property(fc.maxSafeNat(), (value) => read(wholeNumber, value) === value && read(wholeNumber, String(value)) === value));
    fc.assert(fc.property(fc.double(), (value) => read(wholeNumber, value) === value || !Number.isSafeInteger(value) || value < 0));
  });

  it("in a list is left out where it is none", () => {
    expect([["a", 7, 1.5, " ", null, "1e3"], "a", 7, null, {}].map((value) => read(ids, value))).toEqual([
      ["a", "7", "1e3"],
      ["a"],
      ["7"],
      [],
      [],
    ]);
  });

  it("stays as it is where it is a text, and an optional one that is broken is unknown", () => {
    for (const text of ["1e3", "0x10", "1.5", "12/A", "IT001E10000001"]) expect(read(id, text)).toBe(text);
    expect(broken.map((value) => read(optionalId, value))).toEqual(broken.map(() => null));
    // A basement.
    expect(read(optionalId, -1)).toBe("-1");
  });
});

describe("[AP-16] the report of a fault", () => {
  const secret = "RSSMRA80A01F205X";
  const faulty: readonly (readonly [schema: z.ZodMiniType, value: unknown])[] = [
    [z.number(), secret],
    [z.literal(true), secret],
    [z.enum(["a", "b"]), secret],
    [z.string().check(z.regex(/^\d+$/)), secret],
    [z.string().check(z.maxLength(1)), secret],
    [z.string().check(z.refine(() => false)), secret],
    [z.object({ a: z.number() }), { a: secret }],
    [z.strictObject({}), { [secret]: 1 }],
    [z.union([z.number(), z.boolean()]), secret],
    [z.array(z.number()), [secret]],
    [id, { [secret]: secret }],
    [wholeNumber, secret],
  ];

  it("never repeats the received value, even with other zod messages", async () => {
    const { en } = await import("zod/locales");
    for (const words of [{ localeError: undefined }, en()]) {
      z.config(words);
      for (const [schema, value] of faulty) {
        const said = () => parse(schema, value, "answer");
        expect(said).toThrow(ApiError);
        try {
          said();
        } catch (error) {
          expect(`${error} ${(error as ApiError).cause}`).not.toContain(secret);
        }
      }
    }
  });
});

it("no schema is made into code, nor one of the whole zod: the content security policy refuses it, and would report the attempt", async () => {
  const compile = vi.fn();
  const { object, string } = await import("zod");
  vi.stubGlobal("Function", compile);
  for (const row of [z.object({ a: z.string() }), object({ a: string() })]) expect(row.safeParse({ a: "x" }).success).toBe(true);
  expect(compile).not.toHaveBeenCalled();
});
