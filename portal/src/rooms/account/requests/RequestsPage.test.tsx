import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { RequestsPage } from "./RequestsPage.tsx";
import { NoRequests, parseRequests } from "./statusRequest.ts";

const supplies = [{ id: "s-1", nickname: "Casa di Bologna", address: "Via Fittizia 8" }] as never;

const draw = (load: Parameters<typeof RequestsPage>[0]["load"]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RequestsPage load={load} supplies={supplies} subjects={[]} />
    </MemoryRouter>,
  );

it("[RQ-02] no request is a failure in the API, and an empty list on the page", () => {
  const html = draw({ state: "LoadFailure", error: new NoRequests("none"), retry: () => {} });
  expect(html).toContain("Non hai richieste in corso");
  expect(html).not.toContain("Riprova");
  expect(draw({ state: "LoadFailure", error: new Error("500"), retry: () => {} })).toContain("Riprova");
});

it("[RQ-12] a failed request leads to the panel of its supply where it can be sent again", () => {
  const data = parseRequests([{ id: "r-1", type: "BillingAddressChange", status: "ClosedWithFailure", supplyId: "s-1" }]);
  const html = draw({ state: "Loaded", data });
  expect(html).toContain("Casa di Bologna");
  expect(html).toContain('href="/forniture/s-1?pannello=indirizzi"');
});
