import { Link as LibraryLink } from "@favilla/design-system/text/Link.tsx";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { Link, MemoryRouter } from "react-router";
import { expect, it } from "vitest";

it("[PK-09] a link of the library is drawn by react-router's Link as it is, also to other sites and telephones", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter basename="/area" initialEntries={["/area/"]}>
      <FavillaProvider link={Link} linkProp="to">
        <LibraryLink href="/bollette">Bollette</LibraryLink>
        <LibraryLink href="tel:800123456">Chiama</LibraryLink>
        <LibraryLink href="https://example.com/x">Altro sito</LibraryLink>
      </FavillaProvider>
    </MemoryRouter>,
  );
  expect([...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "/area/bollette",
    "tel:800123456",
    "https://example.com/x",
  ]);
  expect(html).not.toContain(" to=");
});
