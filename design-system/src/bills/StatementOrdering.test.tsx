import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RegionContext, regionOf } from "../theme/region.ts";
import { StatementOrdering } from "./StatementOrdering.tsx";

const progressIn = (locale: string) =>
  renderToStaticMarkup(
    <RegionContext value={regionOf({ locale })}>
      <StatementOrdering state="Loading" progress={{ fetched: 1200, total: 5000 }} onCancel={() => undefined} />
    </RegionContext>,
  );

it("[AS-12] the progress of another order has the figures of the page's language", () => {
  expect(progressIn("it-IT")).toContain("1.200 di 5.000");
  expect(progressIn("en-IT")).toContain("1,200 di 5,000");
});
