import { expect, it } from "vitest";
import { spokenEmail } from "./maskedEmail.ts";
import { recoveryMessages } from "./recoveryMessages.it.ts";

const spoken = (masked: string) => spokenEmail(masked, recoveryMessages.words);

it("[AC-08] screen readers hear the visible letters of a masked address", () => {
  expect(spoken("g•••••@e•••••.it")).toBe("comincia con g, dopo la chiocciola comincia con e e finisce con .it");
  expect(spoken("g***@e*.co.it")).toBe("comincia con g, dopo la chiocciola comincia con e e finisce con .co.it");
});

it("an address in another form is read as it is written", () => {
  for (const text of ["", "g", "giulia@esempio.it", "•••", "g•••@e•••", "a b•••@c•••.it"]) expect(spoken(text)).toBe(text);
});
