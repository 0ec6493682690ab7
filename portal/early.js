// Runs before the first paint, and until the portal has started (docs/adr/0028). The build writes the keys of the storage, the colour modes
// and the path of registration before it, from the modules that have them (earlyScript.ts).
{
  // What the oldest browsers (docs/browsers.md) lack.
  const { prototype } = Array;
  const give = (name, value) => prototype[name] ?? Object.defineProperty(prototype, name, { value, writable: true, configurable: true });
  give("toSorted", function (compare) {
    return [...this].sort(compare);
  });
  give("toReversed", function () {
    return [...this].reverse();
  });
  give("findLast", function (test) {
    return this.filter(test).at(-1);
  });
  give("findLastIndex", function (test) {
    return this.map((...each) => Boolean(test(...each))).lastIndexOf(true);
  });
  // A slash at the end of an address changes nothing. One that begins with two is left: it would be another site's.
  const { pathname, search, hash } = location;
  const [, plain] = /^(\/[^/].*?)\/+$/.exec(pathname) ?? [];
  if (plain) history.replaceState(history.state, "", plain + search + hash);
  const { dataset } = document.documentElement;
  // The page will be shown as it was last, which differs from the one rendered at build time.
  if (history.state?.usr) dataset.anew = "";
  /** A stored value. Storage may be blocked: then the system's colours apply, and there is no session. */
  const stored = (key, storage = "localStorage") => {
    try {
      return window[storage].getItem(key);
    } catch {
      return null;
    }
  };
  // The colour mode that the customer has chosen.
  const mode = stored(modeKey);
  if (modes.includes(mode)) dataset.mode = mode;
  // So it does in another language than Italian (src/shell/language/choose.ts). The loading screen, which is Italian, hides its text then.
  const offered = document.querySelector("meta[name=languages]")?.content.split(" ") ?? [];
  const asked = navigator.languages.map((each) => each.slice(0, 2)).find((each) => offered.includes(each));
  const chosen = stored(languageKey);
  const language = offered.includes(chosen) ? chosen : (asked ?? offered[0]);
  if (language && language !== document.documentElement.lang) {
    dataset.anew = dataset.foreign = "";
    document.documentElement.lang = language;
  }
  // The page also differs with a session or a started registration.
  const begun = location.pathname === registration && stored(draftsKey, "sessionStorage");
  const signedIn = stored(sessionKey);
  if (begun || signedIn) dataset.anew = "";
  // Preloads the files of the page, or of sign-in, together with the first ones: these do not name them. A document of several pages has a
  // list for each, the one that fits best last; a page below them that the build does not know has none.
  const lists = [...document.querySelectorAll(`meta[name=ahead${signedIn ? "" : "-of-sign-in"}]`)];
  const depth = location.pathname.split("/").length;
  const ahead = lists.findLast(({ dataset: list }) => location.pathname.endsWith(list.end) && [undefined, `${depth}`].includes(list.depth));
  // The start finds the page by them (src/shell/documentFiles.ts).
  if (ahead) dataset.files = ahead.dataset.files;
  for (const href of ahead ? ahead.content.split(" ") : []) {
    const kind = href.endsWith(".css") ? { rel: "preload", as: "style" } : { rel: "modulepreload", fetchPriority: "low" };
    document.head.append(Object.assign(document.createElement("link"), { ...kind, crossOrigin: "", href }));
  }
  /** Shows that the portal could not start, without any of its code. */
  const showFailure = () => {
    if (document.querySelector("div[data-start-failed]")) return;
    document.querySelector("[data-wait]")?.remove();
    const message = document.querySelector("template[data-start-failed]").content.cloneNode(true);
    message.querySelector("button").addEventListener("click", () => location.reload());
    document.body.prepend(message);
  };
  // A file of the portal that cannot be loaded: without its code nothing else would tell.
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === "module") showFailure();
      // What needs it waits for another request (src/platform/loading/styles.ts).
      if (target.rel === "stylesheet") target.dataset.missing = "";
    },
    true,
  );
  // Nor can the page that tells why it did not start (src/shell/startPortal.tsx).
  addEventListener("start-failed", showFailure);
  addEventListener("input", () => (dataset.typed = ""), { once: true });
  // A button that is pressed too early, or with Enter in its form, is executed after the start.
  addEventListener(
    "click",
    (event) => {
      const button = event.target.closest("#root[aria-busy] button");
      if (!button) return;
      event.preventDefault();
      document.querySelector("[data-pressed]")?.removeAttribute("data-pressed");
      button.dataset.pressed = "";
    },
    true,
  );
}
