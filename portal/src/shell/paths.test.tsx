import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { Navigate, type Params, StaticRouter, useParams, useRoutes } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PageName } from "../platform/pages/messages.it.ts";
import { hrefTo, paths, withQuery } from "../platform/pages/paths.ts";
import { routeAt, routes } from "./routes.ts";
import { secretLinkOf } from "./secretLinks.ts";

const pageAt = (pathname: string) => routeAt(routes, pathname)?.key;

/** Returns the parameters that the page of an address receives, or undefined if there is no such page. */
function paramsAt(pathname: string): Params | undefined {
  let found: Params | undefined;
  const Probe = () => {
    found = useParams();
    return null;
  };
  const Pages = () => useRoutes(routes.map(({ path }) => ({ path, element: <Probe /> })));
  renderToStaticMarkup(
    <StaticRouter location={{ pathname }}>
      <Pages />
    </StaticRouter>,
  );
  return found;
}

/** Pages with one parameter, and arbitrary values of it. */
const withId = ["supplyDetail", "readingDetail", "voucherDetail", "changeCadastral"] as const satisfies PageName[];
const anyId = fc.string({ minLength: 1, unit: "binary" }).filter((id) => !/^(inserisci|inviata)$/i.test(id));

// The router logs warnings about such addresses.
beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});

describe("addresses", () => {
  it("[RT-01] fixed segments are compared without case, parameters come decoded", () => {
    expect(pageAt("/Forniture/s%201")).toBe("supplyDetail");
    expect(paramsAt("/Forniture/s%201")).toEqual({ id: "s 1" });
    expect(paramsAt("/forniture/a%2Fb")).toEqual({ id: "a/b" });
  });

  it("[RT-01] a badly encoded segment is a parameter like any other, and causes no error", () => {
    expect(paramsAt("/forniture/50%")).toEqual({ id: "50%" });
    expect(paramsAt("/forniture/%E0%A4%A")).toEqual({ id: "%E0%A4%A" });
    for (const pathname of ["/%", "/%zz/b", "/%0A", "/a%0Ab", "/%00", "//", "//bollette", "/\\altrove.esempio"])
      expect(() => paramsAt(pathname)).not.toThrow();
  });

  it("slashes at the end don't count, any other empty segment does", () => {
    expect(pageAt("/bollette//")).toBe("bills");
    expect(pageAt("/")).toBe("home");
    expect(pageAt("/forniture/")).toBe("supplies");
    for (const pathname of ["//bollette", "/bollette/x", "/bollett", "/modifica-pagamento//x", "/modifica-pagamento/bank"])
      expect(pageAt(pathname)).toBeUndefined();
  });

  it("[RT-01] [RT-02] every path of the table leads to its own page", () => {
    for (const { key, path } of routes) expect(pageAt(path.replace(/:\w+/g, "x"))).toBe(key);
  });

  it("[RT-01] [RT-02] the address of a page leads to it, whatever its parameter is", () => {
    fc.assert(
      fc.property(fc.constantFrom(...withId), anyId, (page, id) => {
        expect(pageAt(hrefTo(page, { id }))).toBe(page);
      }),
    );
  });

  it("an address gives a page the parameters that it was built from", () => {
    for (const id of ["s-1", "a/b", "a?b#c", "50%", "é", "a b", "a+b", "\\", "..a", "a\nb", "%41"])
      expect(paramsAt(hrefTo("supplyDetail", { id })), id).toEqual({ id });
    expect(hrefTo("supplyDetail", { id: "a/b?c" })).toBe("/forniture/a%2Fb%3Fc");
    expect(hrefTo("changePayment", { method: "bank", id: "s 1" })).toBe("/modifica-pagamento/bank/s%201");
    expect(hrefTo("home")).toBe(paths.home);
  });

  it("an address without its parameters, or with those of another, doesn't compile", () => {
    // @ts-expect-error: the id is missing.
    expect(() => hrefTo("supplyDetail")).toThrow("id");
    // @ts-expect-error: the page has no such parameter.
    expect(() => hrefTo("supplyDetail", { method: "bank" })).toThrow("id");
    // @ts-expect-error: the page has no parameters.
    expect(hrefTo("bills", { id: "1" })).toBe("/bollette");
  });

  it("a query is added only if it has parameters", () => {
    expect(withQuery(hrefTo("bills"), { a: "2026", n: "1 &" })).toBe("/bollette?a=2026&n=1+%26");
    expect(withQuery(hrefTo("bills"), {})).toBe("/bollette");
    expect(withQuery(hrefTo("bills"), new URLSearchParams("x=1"))).toBe("/bollette?x=1");
  });

  it.each(["//altrove.esempio", "/\\altrove.esempio", "https://altrove.esempio", "javascript:alert(1)"])(
    "[RT-04] nothing leads on to %s",
    (to) => {
      const follow = () =>
        renderToStaticMarkup(
          <StaticRouter location="/login">
            <Navigate replace to={to} />
          </StaticRouter>,
        );
      expect(follow).toThrow("External navigation");
    },
  );
});

describe("the table of paths", () => {
  const sources = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.{test,css}.{ts,tsx}", "!../platform/pages/paths.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  });

  /**
   * Returns the texts of a source file that begin with a slash, with "x" in place of inserted values. A single slash counts only outside
   * `split`, `join`, `startsWith` and `endsWith`.
   */
  const addressesIn = (source: string): string[] =>
    [...source.matchAll(/(?<!(?:split|join|startsWith|endsWith)\()(["'`])(\/(?!\/)(?:\$\{[^}]*\}|(?!\1)[^\s\\])*)\1/g)].map(
      ([, , text = ""]) => text.replace(/\$\{[^}]*\}/g, "x").replace(/[?#].*/, ""),
    );

  const isPage = (address: string) => routeAt(routes, address) ?? secretLinkOf(address, "");

  it("finds an address wherever it is written", () => {
    const source = `href="/bollette" + \`/forniture/\${encodeURIComponent(id)}?x=\${y}\` + ["/", "/api/x"] + "a/b".split("/")`;
    expect(addressesIn(source).filter(isPage)).toEqual(["/bollette", "/forniture/x", "/"]);
  });

  it("is the only place of the portal where a path is written", () => {
    expect(Object.keys(sources).length).toBeGreaterThan(300);
    const written = Object.entries(sources).flatMap(([file, source]) =>
      addressesIn(source)
        .filter(isPage)
        .map((address) => `${file}: ${address}`),
    );
    expect(written).toEqual([]);
  });
});
