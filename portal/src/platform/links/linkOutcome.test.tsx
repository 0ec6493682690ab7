import { LinkOutcome, type LinkPurpose } from "@favilla/design-system/access/LinkOutcome.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ApiError } from "../errors/errors.ts";
import { linkResultOf } from "./linkOutcome.ts";

const taken = new ApiError("no", { reason: "status", status: 409, data: { code: "REGISTRATION-EMAIL-TAKEN" } });

/** Returns the text of the page that a link opens for an address that another account has. */
const pageFor = (purpose: LinkPurpose) =>
  renderToStaticMarkup(
    <LinkOutcome purpose={purpose} result={linkResultOf(taken) ?? "success"} continueHref="/login" renewHref="/registrazione" />,
  );

it("[AC-40] a link whose address another account has taken says so, not that the link is broken", () => {
  for (const purpose of ["registration", "email"] as const) {
    const page = pageFor(purpose);
    expect(page).toContain("Questo indirizzo è già in uso");
    expect(page).not.toMatch(/non è valido|incompleto/);
    expect(page).toContain('href="/login"');
    expect(page).toContain('href="/registrazione"');
  }
  expect(pageFor("registration")).toContain("password dimenticata");
  expect(pageFor("email")).toContain("Il tuo account resta con l’indirizzo di prima");
});
