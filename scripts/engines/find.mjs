import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

const onPath = (names) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** The path of Firefox: FIREFOX_PATH, else the first one on PATH; undefined if there is none. */
export const findFirefox = () => {
  const given = process.env.FIREFOX_PATH;
  return given ? (existsSync(given) ? given : undefined) : onPath(["firefox-esr", "firefox"]);
};

/** The path of WebKitGTK's MiniBrowser, if its driver and a screen for it are there too. */
export const findMiniBrowser = () =>
  onPath(["WebKitWebDriver"]) && onPath(["Xvfb"])
    ? globSync("/usr/{lib,libexec}{,/*}/webkit2gtk-4.*/MiniBrowser").find((path) => existsSync(path))
    : undefined;
