import { expect, it } from "vitest";
import { linkedId } from "./linkedId.ts";

it("[DS-44] a link names an item whose id has an accent, which browsers write as percent codes", () => {
  expect(linkedId("#perch%C3%A9-pago")).toBe("perché-pago");
  expect(linkedId("#numero")).toBe("numero");
  expect(linkedId("")).toBe("");
});

it("[DS-44] a hash that is no text of percent codes is taken as it is", () => {
  expect(linkedId("#sconto-10%")).toBe("sconto-10%");
});
