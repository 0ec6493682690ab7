import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { useFormats } from "../data/useFormats.ts";
import { FavillaTestProvider } from "./FavillaTestProvider.tsx";

function Amount() {
  return <b>{useFormats().formatMoney(1234.5)}</b>;
}
const drawn = (props: { locale?: string; currency?: string }) =>
  /<b>(.*)<\/b>/.exec(
    renderToString(
      <FavillaTestProvider {...props}>
        <Amount />
      </FavillaTestProvider>,
    ),
  )?.[1];

it("[DS-28] the provider for tests takes the region as the page's provider does", () => {
  expect(drawn({})).toBe("1.234,50\u00a0€");
  expect(drawn({ locale: "en-GB", currency: "GBP" })).toBe("£1,234.50");
});
