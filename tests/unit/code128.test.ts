import { barsPath, encodeCode128, fitModule, quietZone } from "@favilla/design-system/vouchers/code128.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeBarcode } from "../decodeBarcode.ts";

/** The text that a decoder reads from the modules, drawn two pixels wide on white. */
function decode(modules: string): Promise<string[]> {
  const [scale, height] = [2, 40];
  const width = modules.length * scale;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (modules[Math.floor((pixel % width) / scale)] === "1") data.fill(0, pixel * 4, pixel * 4 + 3);
  }
  return decodeBarcode({ data, width, height, colorSpace: "srgb" } as ImageData);
}

const printable = fc.string({
  unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
  minLength: 1,
  maxLength: 40,
});
const mixed = fc.array(fc.oneof(printable, fc.integer({ min: 0, max: 99999999 }).map(String)), { minLength: 1, maxLength: 4 });

describe("[VC-06] CODE128", () => {
  test("a decoder reads back any printable text", async () => {
    await fc.assert(
      fc.asyncProperty(mixed, async (parts) => {
        const value = parts.join("");
        expect(await decode(encodeCode128(value) as string)).toEqual([value]);
      }),
      { numRuns: 100 },
    );
  });

  test.each(["FV2026000123", "4006381333931", "0", "a", " spazio ", "{}|~"])("%j is read", async (value) => {
    expect(await decode(encodeCode128(value) as string)).toEqual([value]);
  });

  test("a white barcode on black is not read: the decoder is as strict as a till", async () => {
    const inverted = (encodeCode128("FV2026000123") as string).replace(/[01]/g, (module) => (module === "1" ? "0" : "1"));
    expect(await decode(inverted)).toEqual([]);
  });

  test("a text that cannot be encoded gives nothing, and no error", () => {
    for (const value of ["", "perché", "20 €", "\n", "\u0000", "È", "Ï", "🎁"]) expect(encodeCode128(value)).toBeUndefined();
    const anything = fc.string({ unit: fc.integer({ max: 0xffff, min: 0 }).map((code) => String.fromCharCode(code)) });
    fc.assert(fc.property(anything, (value) => ["string", "undefined"].includes(typeof encodeCode128(value))));
  });

  test("both quiet zones are white, and the path has every bar once", () => {
    const modules = encodeCode128("FV2026000123") as string;
    expect(modules).toMatch(new RegExp(`^0{${quietZone}}1.*10{${quietZone}}$`));
    const drawn = Array.from({ length: modules.length }, () => "0");
    for (const [, start, width] of barsPath(modules).matchAll(/M(\d+) 0h(\d+)v1h-\d+z/g))
      drawn.fill("1", Number(start), Number(start) + Number(width));
    expect(drawn.join("")).toBe(modules);
  });
});

describe("[VC-06] width of a module", () => {
  test("is a whole number of device pixels, as many as fit, one CSS pixel at least and four at most", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 40, max: 900 }),
        fc.integer({ min: 0, max: 1300 }),
        fc.constantFrom(1, 1.25, 1.5, 2, 3),
        (count, width, ratio) => {
          const module = fitModule(count, width, ratio);
          if (module === undefined) return width < count * (1 + 1 / ratio);
          return (
            Math.abs(module * ratio - Math.round(module * ratio)) < 1e-9 && module * count <= width + 1e-9 && module >= 1 && module <= 4
          );
        },
      ),
    );
  });
});
