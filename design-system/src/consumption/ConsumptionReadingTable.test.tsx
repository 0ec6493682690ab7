import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ConsumptionReadingTable } from "./ConsumptionReadingTable.tsx";

const spanOf = (from: number, to: number, consumption: number) =>
  /<li>(.*?)<\/li>/
    .exec(renderToStaticMarkup(<ConsumptionReadingTable readings={[]} spans={[{ zone: null, from, to, consumption }]} unit="Smc" />))?.[1]
    ?.replaceAll("\u00a0", " ");

it("[CS-18] a span names what the meter counted if the bill counts other cubic metres", () => {
  expect(spanOf(4000, 4100, 100)).toBe("Da 4.000 a 4.100, 100 Smc");
  expect(spanOf(4000, 4100, 103)).toBe("Da 4.000 a 4.100: 100 sul contatore, 103 Smc in bolletta");
  // A reading below the estimate at which the period starts.
  expect(spanOf(4100, 4000, -103)).toBe("Da 4.100 a 4.000: -100 sul contatore, -103 Smc in bolletta");
});

it("[CS-27] a meter that restarted at zero, or was replaced, has not counted less than nothing", () => {
  expect(spanOf(99_980, 12, 32)).toBe("Da 99.980 a 12, 32 Smc");
  expect(spanOf(99_980, 12, 0)).toBe("Da 99.980 a 12, 0 Smc");
});
