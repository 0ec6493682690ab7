import * as german from "@favilla/design-system/locales/de.ts";
import * as english from "@favilla/design-system/locales/en.ts";
import * as italian from "@favilla/design-system/locales/it.ts";
import { expect, it } from "vitest";

it("[CL-32] the buttons of a withdrawal have the words of the law", () => {
  const buttons = [italian, english, german].map(({ withdrawal }) => [withdrawal.open, withdrawal.confirm]);
  expect(buttons).toEqual([
    ["Recedere dal contratto qui", "Conferma recesso"],
    ["Withdraw from contract here", "Confirm withdrawal"],
    ["Vertrag widerrufen", "Widerruf bestätigen"],
  ]);
});
