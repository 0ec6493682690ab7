/** Builds and packs the packages, and creates the site that most tests share, once for this project. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { type Consumer, execute, makeConsumer, pack, pinned, repackAsNext, root } from "./consumer.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Of the tokens and of the library. */
    tarballs: string[];
    /** Folder of a site with React 19, both packages, and the library a second time as another version. */
    site: string;
  }
}

let site: Consumer | undefined;
const packed = mkdtempSync(join(tmpdir(), "favilla-packed-"));

export function setup(project: TestProject): void {
  execute(process.execPath, ["scripts/packages.ts"], root);
  const tarballs = pack(packed);
  const types = ["@types/react", "@types/react-dom", "@types/node"].map(pinned);
  const tools = [
    pinned("vitest"),
    "happy-dom@21.0.4",
    "@testing-library/dom@10.4.2",
    "@testing-library/user-event@14.6.12",
    "react-server-dom-parcel@19.3.0",
  ];
  const next = `favilla-next@file:${repackAsNext(packed)}`;
  site = makeConsumer([...tarballs, next, pinned("react"), pinned("react-dom"), ...types, ...tools]);
  project.provide("tarballs", tarballs);
  project.provide("site", site.folder);
}

export function teardown(): void {
  site?.remove();
  rmSync(packed, { recursive: true, force: true });
}
