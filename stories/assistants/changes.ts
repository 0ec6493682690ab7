/** The changes of the library: from the changesets that wait for the next version, and from the changelog that they become. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { listFiles, readSource } from "../../design-system/build/graph.ts";

export interface Change {
  /** Undefined for the next version. */
  version?: string | undefined;
  kind: string;
  /** Markdown, without the line that names the components. */
  text: string;
  /** "bills/BillCard": the entry that a site imports. */
  components: readonly string[];
}

const library = "@favilla/design-system";
const root = join(import.meta.dirname, "../..");

/** A changeset's text ends with a line "Components: bills/BillCard, forms/Select". */
function readBody(body: string): Pick<Change, "text" | "components"> {
  const [text = "", names = ""] = body.split(/^\s*Components:/m);
  return { text: text.trim(), components: names.split(",").flatMap((name) => name.trim() || []) };
}

/** Reads one changeset; undefined if it is only about another package. */
export function readChangeset(source: string): Change | undefined {
  const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const kind = new RegExp(`^["']${library}["']: *(major|minor|patch)`, "m").exec(head)?.[1];
  return kind ? { kind, ...readBody(body) } : undefined;
}

/** The entries of a CHANGELOG.md as Changesets writes it, the newest version first, without those that only follow another package. */
export function readChangelog(source: string): Change[] {
  return source
    .split(/^## /m)
    .slice(1)
    .flatMap((release) => {
      const version = /^\S+/.exec(release)?.[0];
      const kinds = release.split(/^### /m).slice(1);
      return kinds.flatMap((group) => {
        const kind = /^\w+/.exec(group)?.[0].toLowerCase() ?? "";
        const items = group.split(/^- /m).slice(1);
        return items.map((item) => ({ version, kind, ...readBody(item.replace(/^[0-9a-f]{7,40}: /, "").replace(/^ {2}/gm, "")) }));
      });
    })
    .filter(({ text }) => !/^(Updated dependencies|@favilla\/\S+@\S+$)/.test(text));
}

/** Every change of the library, the newest first. */
export function readChanges(): Change[] {
  const waiting = listFiles(".changeset/*.md")
    .sort()
    .flatMap((file) => readChangeset(readSource(file)) ?? []);
  const changelog = "design-system/CHANGELOG.md";
  return [...waiting, ...(existsSync(join(root, changelog)) ? readChangelog(readSource(changelog)) : [])];
}
