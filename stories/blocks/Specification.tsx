import { components, patterns } from "virtual:favilla-facts";
import { Heading, Markdown, type Of, Source, useOf } from "@storybook/addon-docs/blocks";
import { withoutIds } from "../requirements.ts";
import { maturity } from "../stages.ts";
import { Requirements } from "./Requirements.tsx";
import { Stage } from "./Stage.tsx";
import { TokenList } from "./TokenList.tsx";

const docsLink = (title: string) => `[${title.split("/")[1]}](?path=/docs/${title.toLowerCase().replace("/", "-")}--docs)`;

const claim = "pattern:";

interface Tagged {
  tags?: string[];
}

/** Returns the patterns in the stories' tags, with the names of those stories. */
function claimsOf(meta: Tagged, stories: readonly (Tagged & { name: string })[]) {
  const claimed = stories.flatMap(({ name, tags = [] }) => {
    const all = [...(meta.tags ?? []), ...tags].filter((tag) => tag.startsWith(claim));
    return all.map((tag) => ({ pattern: tag.slice(claim.length), story: withoutIds(name) }));
  });
  return patterns.flatMap((pattern) => {
    const names = claimed.filter((each) => each.pattern === pattern.name).map(({ story }) => story);
    return names.length === 0 ? [] : [{ ...pattern, stories: [...new Set(names)] }];
  });
}

type Claim = ReturnType<typeof claimsOf>[number];

const criteriaOf = ({ expectations }: Claim) => expectations.flatMap(({ source }) => source.match(/\b\d\.\d\.\d+\b/g) ?? []);

const expectationTable = ({ expectations, stories }: Claim) =>
  [
    "| Promise | Where it comes from |",
    "|---|---|",
    ...expectations.map(({ says, source }) => `| ${says} | ${source} |`),
    "",
    `Tried with real keys on: ${stories.join(", ")}.`,
  ].join("\n");

/** Meaning of a component's environment for a site with server components. */
const environments = {
  server: "A **server** component: it has no state of its own, and a page of a server gets no script for it.",
  client:
    'A **client** component: its module begins with `"use client"`. A server component may place it, with props that can be sent to a browser.',
};

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");

type KnownProblem = (typeof components)[string]["problems"][number];

const problemTable = (problems: readonly KnownProblem[]) =>
  [
    "Known problems, each until somebody has looked again; the audit has the same list:",
    "",
    "| Engine | Reader | Problem | Why it stays | Seen | To be looked at by |",
    "|---|---|---|---|---|---|",
    ...problems.map(({ engine, reader, problem, reason, seen, until }) =>
      ["", engine, reader, problem, reason, seen, until, ""].join(" | ").trim(),
    ),
  ].join("\n");

/**
 * Facts from the sources about a component, below its page's text: the ARIA patterns of its stories with their expectations, the tokens it
 * reads, the components it contains, the portal pages that use it, and its changes.
 */
export function Specification({ of }: { of: Of }) {
  const { csfFile, preparedMeta } = useOf(of, ["meta"]);
  const facts = components[preparedMeta.title];
  const claims = claimsOf(csfFile.meta, Object.values(csfFile.stories));
  const stage = maturity[preparedMeta.title];
  const criteria = [...new Set(claims.flatMap(criteriaOf))].sort();
  return (
    <>
      {facts?.example && (
        <>
          <Heading>Example</Heading>
          <Source language="tsx" code={facts.example} />
        </>
      )}
      {stage && <Stage {...stage} />}
      {facts && (
        <>
          <Heading>Server or client</Heading>
          <Markdown>{environments[facts.environment]}</Markdown>
        </>
      )}
      <Heading>Accessibility</Heading>
      <Markdown>
        {[
          "Every story passes axe (WCAG 2.2 A and AA, best practices), and its colours in three brands by three modes.",
          criteria.length > 0 && `Success criteria behind what it promises: ${criteria.join(", ")}.`,
        ]
          .filter(Boolean)
          .join(" ")}
      </Markdown>
      {facts && facts.problems.length > 0 ? <Markdown>{problemTable(facts.problems)}</Markdown> : <p>No problem is known.</p>}
      {claims.map((each) => (
        <details key={each.name}>
          <summary style={{ listStyle: "revert", cursor: "pointer" }}>
            Pattern{" "}
            <a href={each.guide} target="_blank" rel="noreferrer">
              {each.name}
            </a>
            , {each.expectations.length} promises
          </summary>
          <Markdown>{expectationTable(each)}</Markdown>
        </details>
      ))}
      <Requirements stories={Object.values(csfFile.stories)} />
      {facts && facts.tokens.length > 0 && (
        <>
          <Heading>Tokens used</Heading>
          <TokenList names={facts.tokens} />
        </>
      )}
      {facts && facts.madeOf.length > 0 && (
        <>
          <Heading>Made of</Heading>
          <Markdown>{facts.madeOf.map(docsLink).join(" · ")}</Markdown>
        </>
      )}
      {facts && facts.usedIn.length > 0 && (
        <>
          <Heading>Used in</Heading>
          <Markdown>{list(facts.usedIn.map(({ title, path }) => (path ? `${title} \`${path}\`` : title)))}</Markdown>
        </>
      )}
      {facts && facts.changes.length > 0 && (
        <>
          <Heading>Changes</Heading>
          <Markdown>{list(facts.changes.map(({ version = "Next version", kind, text }) => `**${version}** (${kind}): ${text}`))}</Markdown>
        </>
      )}
    </>
  );
}
