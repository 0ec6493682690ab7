import fc from "fast-check";
import { expect, it } from "vitest";
import { safeRedirect } from "./redirectTo.ts";

const origin = "https://portale.esempio.it";
const hostile = [
  null,
  "",
  "bollette",
  "https://altrove.esempio",
  "//altrove.esempio",
  "///altrove.esempio",
  "/\\altrove.esempio",
  "\\\\altrove.esempio",
  "/\t/altrove.esempio",
  "/%2F/altrove.esempio",
  "/%5Caltrove.esempio",
  "/.//altrove.esempio",
  "/x/..//altrove.esempio",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  " /bollette",
  "/bollette\n",
  "/bollette%0d%0aX",
  "/bollette%00",
  "/%",
  "/login",
  "/login/",
  "/%6cogin?redirectTo=/login",
  "/error",
  `/${"x".repeat(2048)}`,
];

it.each(hostile)("[S02] [RT-04] %j leads home", (value) => expect(safeRedirect(value, origin)).toBe("/"));

it.each(["/", "/bollette", "/bollette?a=2026&n=1045231#x", "/forniture/1", "/consumi?da=https://x"])("[RT-04] %j is kept", (value) =>
  expect(safeRedirect(value, origin)).toBe(value),
);

it("[S02] [RT-04] whatever is asked for, it is a path of this portal", () => {
  const part = fc.constantFrom(
    "/",
    "\\",
    "//",
    "%2f",
    "%5c",
    ".",
    "..",
    "@",
    ":",
    "javascript:",
    "altrove.esempio",
    "bollette",
    "?",
    "#",
    "\t",
    "%09",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.array(part).map((parts) => parts.join("")),
      ),
      (value) => {
        const path = safeRedirect(value, origin);
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, origin).origin).toBe(origin);
      },
    ),
    { numRuns: 1000 },
  );
});
