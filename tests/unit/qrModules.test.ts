import fc from "fast-check";
import { expect, it } from "vitest";
import { pagopaText } from "../../design-system/src/bills/pagopa.ts";
import { qrModules, qrSize } from "../../design-system/src/bills/qrModules.ts";
import { decodeQr } from "../decodeBarcode.ts";

/** Draws a code with its quiet zone of four modules, some pixels a module. */
function pictureOf(modules: readonly (readonly boolean[])[], pixels: number): ImageData {
  const width = (qrSize + 8) * pixels;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (modules[Math.floor(y / pixels) - 4]?.[Math.floor(x / pixels) - 4]) data.fill(0, at, at + 3);
    }
  return { data, width, height: width, colorSpace: "srgb" } as ImageData;
}

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

it("[BL-146] a reader reads the code of every notice", { timeout: 60_000 }, async () => {
  const notice = fc.record({
    code: digits(18),
    fiscalCode: digits(11),
    amount: fc.integer({ min: 1, max: 999_999_999 }).map((cents) => cents / 100),
  });
  await fc.assert(
    fc.asyncProperty(notice, fc.integer({ min: 3, max: 6 }), async (facts, pixels) => {
      const text = pagopaText(facts) as string;
      expect(await decodeQr(pictureOf(qrModules(text), pixels))).toEqual([text]);
    }),
    { numRuns: 40 },
  );
});

it("[BL-146] faults are corrected: an eighth of the code may be covered", async () => {
  const text = "PAGOPA|002|300000000000000025|01234567890|3358";
  const covered = qrModules(text).map((row, y) => row.map((dark, x) => (y > 12 && y < 21 && x > 12 && x < 21 ? true : dark)));
  expect(await decodeQr(pictureOf(covered, 5))).toEqual([text]);
});

it("[BL-146] is of version 4 and holds what that holds at level M; more is refused", async () => {
  // 62 bytes (ISO/IEC 18004, table 7).
  const longest = "x".repeat(62);
  expect(qrModules("PAGOPA")).toHaveLength(qrSize);
  expect(await decodeQr(pictureOf(qrModules(longest), 4))).toEqual([longest]);
  expect(() => qrModules(`${longest}x`)).toThrow();
  expect(() => qrModules("€")).toThrow(RangeError);
});
