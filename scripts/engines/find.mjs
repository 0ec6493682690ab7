import { existsSync, readdirSync } from "node:fs";
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

const foldersIn = (folder) =>
  (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));

/** The path of WebKitGTK's MiniBrowser, if its driver and a screen for it are there too. */
export const findMiniBrowser = () =>
  onPath(["WebKitWebDriver"]) && onPath(["Xvfb"])
    ? ["/usr/lib", "/usr/libexec"]
        .flatMap((folder) => [folder, ...foldersIn(folder)])
        .flatMap(foldersIn)
        .filter((folder) => /\/webkit2gtk-4\.[^/]+$/.test(folder))
        .map((folder) => join(folder, "MiniBrowser"))
        .find((path) => existsSync(path))
    : undefined;

/** The path of LibreOffice: OFFICE_PATH, else the first one on PATH; undefined if there is none. */
export const findOffice = () => {
  const given = process.env.OFFICE_PATH;
  return given ? (existsSync(given) ? given : undefined) : onPath(["soffice", "libreoffice"]);
};
