import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../scripts/setup.mjs";
import type { Name } from "../all.ts";
import type { Task } from "../tasks.ts";
import { compareTrees } from "./compare.ts";
import { type ChromiumTrees, readTold } from "./read.ts";

/** The first story of each component: those that have a transcript. */
const stories = readdirSync(join(root, "tests/transcripts/stories")).map((file) => file.replace(/\.txt$/, ""));

/** Compares what the engine tells assistive technology with what Chromium tells, on the first story of each component. */
export const treeTasks = (name: Name, url: string, chromium: ChromiumTrees): Task[] =>
  stories.map((story) => ({
    kind: "tree",
    id: story,
    run: async ({ driver }) => {
      if (!driver) throw new Error(`${name} tells no roles and names`);
      const compared = compareTrees(name, await chromium.read(url, story), await readTold(await driver(), url, story));
      if (compared.faults.length > 0) chromium.forget(story);
      return compared;
    },
  }));
