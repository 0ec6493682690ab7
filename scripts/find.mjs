import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

const onPath = (names) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** The path in a variable, if there is such a file; without the variable the first of these programs on PATH. */
const programAt = (variable, names) => {
  if (!process.env[variable]) return onPath(names);
  return existsSync(process.env[variable]) ? process.env[variable] : undefined;
};

/** The path of Firefox: FIREFOX_PATH, else the first one on PATH; undefined if there is none. */
export const findFirefox = () => programAt("FIREFOX_PATH", ["firefox-esr", "firefox"]);

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
export const findOffice = () => programAt("OFFICE_PATH", ["soffice", "libreoffice"]);
