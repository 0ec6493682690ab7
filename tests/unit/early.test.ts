import { beforeAll, describe, expect, it } from "vitest";
import { readSource } from "../../design-system/build/graph.ts";
import { earlyScript } from "../../portal/earlyScript.ts";
import { paths } from "../../portal/src/platform/pages/paths.ts";
import { choices } from "../../portal/src/platform/session/device.ts";
import { draftsKey } from "../../portal/src/platform/session/draft.ts";
import { sessionKey } from "../../portal/src/platform/session/session.ts";

let early = "";
beforeAll(async () => {
  early = await earlyScript();
});

interface Visit {
  address: string;
  stored?: Readonly<Record<string, string>>;
  /** Languages that the site offers; Italian alone has no element of its own. */
  languages?: string;
}

/** Runs the script that runs before any module; returns the address afterwards, and what it wrote onto the document. */
function run({ address, stored = {}, languages }: Visit): { shown: string; dataset: Record<string, string>; lang: string } {
  const { pathname, search, hash } = new URL(`https://clienti.esempio${address}`);
  let shown = address;
  const state = { idx: 1 };
  const history = {
    state,
    replaceState(kept: unknown, _: string, next: string) {
      expect(kept).toBe(state);
      // Browsers refuse another origin.
      expect(new URL(next, "https://clienti.esempio").host).toBe("clienti.esempio");
      shown = next;
    },
  };
  const documentElement = { dataset: {} as Record<string, string>, lang: "it" };
  const document = {
    documentElement,
    querySelector: (css: string) => (css === "meta[name=languages]" && languages ? { content: languages } : null),
    querySelectorAll: () => [],
  };
  const storage = { getItem: (key: string) => stored[key] ?? null };
  const globals = {
    document,
    history,
    location: { pathname, search, hash },
    window: { localStorage: storage, sessionStorage: storage },
    navigator: { languages: [] },
    addEventListener: () => undefined,
  };
  new Function(...Object.keys(globals), early)(...Object.values(globals));
  return { shown, dataset: documentElement.dataset, lang: documentElement.lang };
}

describe("[HO-21] the script that runs before any module", () => {
  it("repeats no key, mode or path of other modules by hand", () => {
    expect(readSource("portal/early.js")).not.toMatch(/favilla\.|"contrast"|"\/registrazione"|"de"/);
  });

  it("knows that the page will differ by the session's key, and by the drafts' on the path of registration", () => {
    expect(run({ address: "/login" }).dataset).toEqual({});
    expect(run({ address: "/login", stored: { [sessionKey]: "{}" } }).dataset).toEqual({ anew: "" });
    expect(run({ address: "/login", stored: { [draftsKey]: "{}" } }).dataset).toEqual({});
    expect(run({ address: paths.register, stored: { [draftsKey]: "{}" } }).dataset).toEqual({ anew: "" });
  });

  it("applies each colour mode that can be chosen, and no other", () => {
    const { key, values } = choices.mode;
    for (const mode of values) expect(run({ address: "/login", stored: { [key]: mode } }).dataset).toEqual({ mode });
    expect(run({ address: "/login", stored: { [key]: "viola" } }).dataset).toEqual({});
  });

  it("hides the words of the page that was drawn in Italian from who reads another language that is offered", () => {
    const { key, values } = choices.language;
    const readIn = (language: string, languages: string) => run({ address: "/login", stored: { [key]: language }, languages });
    for (const language of values) {
      const { dataset, lang } = readIn(language, values.join(" "));
      expect([lang, dataset]).toEqual([language, language === "it" ? {} : { anew: "", foreign: "" }]);
    }
    expect(readIn("de", "it en").lang).toBe("it");
  });
});

describe("[RT-26] a slash at the end of an address", () => {
  it.each([
    ["/login/", "/login"],
    ["/login//?redirectTo=%2Fbollette%2F#x/", "/login?redirectTo=%2Fbollette%2F#x/"],
    ["/forgot/password/a/b%2F/", "/forgot/password/a/b%2F"],
    ["/", "/"],
    ["//", "//"],
    ["//altrove.esempio/", "//altrove.esempio/"],
    ["/login?x=/", "/login?x=/"],
  ])("%s is then %s", (address, shown) => expect(run({ address }).shown).toBe(shown));
});
