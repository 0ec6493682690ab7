import { expect, it } from "vitest";
import { readyText } from "./letter.ts";

it("[VC-27] the letter about a voucher greets the customer by name, and without a name like a person too", () => {
  expect(readyText("Giulia", "Buono di primavera")).toMatch(/^Ciao Giulia, il tuo buono "Buono di primavera" è pronto: /);
  for (const name of [undefined, null, "", " "]) expect(readyText(name, "Buono di primavera")).toMatch(/^Ciao! Il tuo buono /);
});
