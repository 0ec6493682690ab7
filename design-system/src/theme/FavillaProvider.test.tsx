import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { IconButton } from "../actions/IconButton.tsx";
import { Absent } from "../data/Absent.tsx";
import { Amount } from "../data/Amount.tsx";
import { MenuIcon } from "../icons/MenuIcon.ts";
import { ContentText } from "../text/ContentText.tsx";
import { Link } from "../text/Link.tsx";
import { FavillaProvider, type FavillaProviderProps } from "./FavillaProvider.tsx";
import type { LinkSlot } from "./link.ts";
import type { MessageOverrides } from "./messages.ts";

const SiteLink: LinkSlot = ({ href, children }) => (
  <a href={href} data-site="">
    {children}
  </a>
);
const words: MessageOverrides = { actions: { badge: "{label}: {count} neu" }, data: { absent: "fehlt" } };

/** Returns the markup of a part of a page whose provider has these props. */
const draw = (page: Omit<FavillaProviderProps, "children">, part: Omit<FavillaProviderProps, "children">, children: ReactNode) =>
  renderToStaticMarkup(
    <FavillaProvider {...page}>
      <FavillaProvider {...part}>{children}</FavillaProvider>
    </FavillaProvider>,
  );

it("[DS-41] a provider inside another keeps the page's link, and gives its own if it has one", () => {
  const link = <Link href="/bollette">Bollette</Link>;
  expect(draw({ link: SiteLink }, { currency: "CHF" }, link)).toContain("data-site");
  expect(draw({}, { link: SiteLink }, link)).toContain("data-site");
});

it("[DS-41] amounts that the page hides stay hidden in a part with another currency, unless the part says that it shows them", () => {
  const amount = <Amount euros={72.19} />;
  expect(draw({ discreet: true }, { currency: "CHF" }, amount)).not.toContain("72");
  expect(draw({ discreet: true }, { discreet: false }, amount)).toContain("72,19");
});

it("[DS-41] a part with another currency or language keeps the other formats of the page", () => {
  expect(draw({ locale: "en-GB" }, { currency: "CHF" }, <Amount euros={1234.5} />)).toContain("CHF\u00a01,234.50");
  expect(draw({ currency: "CHF" }, { locale: "en-GB" }, <Amount euros={1234.5} />)).toContain("CHF\u00a01,234.50");
});

it("[DS-41] a part keeps the page's words that it does not replace, key by key", () => {
  const content = (
    <>
      <Absent />
      <IconButton icon={MenuIcon} label="Menü" badge={3} />
    </>
  );
  const kept = draw({ messages: words }, { locale: "de-IT" }, content);
  expect(kept).toContain("fehlt");
  expect(kept).toContain("Menü: 3 neu");
  const replaced = draw({ messages: words }, { messages: { data: { absent: "leer" } } }, content);
  expect(replaced).toContain("leer");
  expect(replaced).toContain("Menü: 3 neu");
});

it("[DS-41, CH-29] Italian data of an Italian page are marked in its German part", () => {
  const text = <ContentText>Buono di primavera</ContentText>;
  expect(draw({ contentLanguage: "it" }, { locale: "de-IT" }, text)).toBe('<span lang="it">Buono di primavera</span>');
  expect(draw({ contentLanguage: "it" }, { currency: "CHF" }, text)).toBe("Buono di primavera");
});
