import { createElement, Suspense } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { expect, it, vi } from "vitest";
import { LateError, lateComponent } from "./lateComponent.ts";

/** A module that cannot be loaded while it is gone. */
function source() {
  const server = {
    gone: true,
    load: vi.fn(async () => {
      if (server.gone) throw new TypeError("Importing a module script failed.");
      return { Part: ({ name }: { name: string }) => `part ${name}` };
    }),
  };
  return server;
}

/** Returns the text that a component renders under Suspense, or the error that it throws. */
async function rendered(Component: (props: { name: string }) => string): Promise<unknown> {
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(createElement(Suspense, { fallback: "…" }, createElement(Component, { name: "one" })), {
    onError: (error) => {
      failure = error;
    },
  });
  let text = "";
  for await (const piece of prelude as unknown as AsyncIterable<unknown>) text += String(piece);
  return failure ?? text.replace(/<!--.*?-->/g, "");
}

it("[BL-102] the code of a late component is requested when it is first rendered, and once", async () => {
  const server = source();
  server.gone = false;
  const Part = lateComponent(server.load, "Part");
  expect(server.load).not.toHaveBeenCalled();
  expect([await rendered(Part), await rendered(Part)]).toEqual(["part one", "part one"]);
  expect(server.load).toHaveBeenCalledTimes(1);
});

it("[BL-102] a late component that could not be loaded throws the same error until it is forgotten, then it is requested again", async () => {
  const server = source();
  const Part = lateComponent(server.load, "Part");
  const error = await rendered(Part);
  expect(error).toBeInstanceOf(LateError);
  server.gone = false;
  expect(await rendered(Part)).toBe(error);
  expect(server.load).toHaveBeenCalledTimes(1);
  (error as LateError).forget();
  expect(await rendered(Part)).toBe("part one");
});

it("[BL-135] an optional late component that could not be loaded is left out, and the page has no failure", async () => {
  const server = source();
  const Part = lateComponent(server.load, "Part", { optional: true });
  expect(await rendered(Part)).toBe("");
});
