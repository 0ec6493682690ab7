import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchPath } from "./matchPath.ts";
import { routeAt, routes } from "./routes.ts";

describe("paths", () => {
  it("[RT-01] fixed segments are compared without case, parameters come decoded", () => {
    expect(matchPath("/forniture/:id", "/Forniture/s%201")).toEqual({ id: "s 1" });
    expect(matchPath("/forniture/:id", "/forniture/a%2Fb")).toEqual({ id: "a/b" });
    expect(matchPath("/forniture/:id", "/forniture/50%")).toEqual({ id: "50%" });
  });

  it("slashes at the end don't count, any other empty segment does", () => {
    expect(matchPath("/bollette", "/bollette//")).toEqual({});
    expect(matchPath("/", "/")).toEqual({});
    for (const pathname of ["//bollette", "/bollette/x", "/", "/bollett"]) expect(matchPath("/bollette", pathname)).toBeNull();
    expect(matchPath("/forniture/:id", "/forniture/")).toBeNull();
    expect(matchPath("/a/:b/c", "/a//c")).toBeNull();
  });

  it("what may be missing may be missing, and a star takes whatever goes on", () => {
    expect(matchPath("/a/:b?", "/a")).toEqual({});
    expect(matchPath("/a/:b?", "/a/1")).toEqual({ b: "1" });
    expect(matchPath("/a/:b?", "/a/1/2")).toBeNull();
    for (const pathname of ["/a", "/a/1/2"]) expect(matchPath("/a/*", pathname)).toEqual({});
    expect(matchPath("/a/*", "/ab")).toBeNull();
  });

  it("[RT-01] [RT-02] every path of the table leads to its own route, whatever its parameters are", () => {
    fc.assert(
      fc.property(fc.constantFrom(...routes), fc.string({ minLength: 1 }), (route, value) => {
        const fixed = ["inserisci", "inviata"].includes(value.toLowerCase());
        const pathname = route.path
          .split("/")
          .map((name) => (name.startsWith(":") ? encodeURIComponent(fixed ? "x" : value) : name))
          .join("/");
        expect(routeAt(routes, pathname)?.route).toBe(route);
      }),
    );
  });
});
