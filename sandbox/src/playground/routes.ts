import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), "utf8");

/** Page for development and demonstrations, beside the portal: sample customers, faults, clock, messages. An installation has none. */
export const playgroundPage = (): Hono =>
  new Hono().get("/", (context) => context.body(read("page.html"), 200, { "Content-Type": "text/html; charset=utf-8" }));

/** Script and styles of that page, under /sandbox. */
export const playgroundFiles = (): Hono =>
  new Hono()
    .get("/playground.js", (context) => context.body(read("playground.js"), 200, { "Content-Type": "text/javascript; charset=utf-8" }))
    .get("/playground.css", (context) => context.body(read("playground.css"), 200, { "Content-Type": "text/css; charset=utf-8" }));
