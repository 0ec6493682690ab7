import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../../../scripts/setup.mjs";
import { page, safe } from "./document.ts";

/** The kinds of transcripts, by their folder in tests/transcripts, with the criteria that they help to judge. */
const kinds = {
  outcomes: {
    title: "Announcements",
    about: "What is announced after each step (stato: when the screen reader pauses; avviso: at once), and where focus is then (fuoco).",
    criteria: ["2.4.3", "3.3.1", "4.1.3"],
  },
  journeys: { title: "Pages", about: "What is said of each page from its start to its end.", criteria: ["1.3.1", "2.4.6", "4.1.2"] },
  stories: { title: "Components", about: "What is said of each component’s first story.", criteria: ["1.3.1", "2.4.6", "4.1.2"] },
} as const;

const kindsOf = (criterion: string) => Object.entries(kinds).filter(([, { criteria }]) => criteria.some((id: string) => id === criterion));

/** Returns links to the transcripts that help to judge a criterion; nothing for most. */
export const transcriptLinks = (criterion: string): string =>
  kindsOf(criterion)
    .map(([kind, { title }]) => `<a href="transcripts.html#${kind}">${title} as heard</a>`)
    .join(", ");

/** A page with every transcript of what a screen reader says. */
export function transcripts(): string {
  const sections = Object.entries(kinds).map(([kind, { title, about, criteria }]) => {
    const files = globSync(`tests/transcripts/${kind}/*.txt`, { cwd: root }).sort();
    return `<h2 id="${kind}">${title}</h2>
<p>${about} For ${criteria.map((id) => `<a href="index.html#c-${id}">${id}</a>`).join(", ")}.</p>
${files
  .map(
    (file) =>
      `<details><summary>${basename(file, ".txt")}</summary><pre lang="it">${safe(readFileSync(join(root, file), "utf8"))}</pre></details>`,
  )
  .join("\n")}`;
  });
  return page("What a screen reader says", sections.join("\n"));
}
