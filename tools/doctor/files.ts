import { type Rule, type Rules, ruleOf } from "../../portal/hosting/rules.ts";
import type { Answer, Ask } from "./ask.ts";
import { type Finding, finding } from "./finding.ts";
import { type Answers, grouped } from "./headers.ts";

const html = { Accept: "text/html" };
const isPage = (answer: Answer) =>
  answer.status === 200 && /text\/html/.test(answer.headers["content-type"] ?? "") && answer.text().includes('id="root"');

/** An address of the list, with a value in place of the star. */
const sample = (address: string) => address.replace("/*", "/doctor-1/doctor-2");

/** Requests every listed page, and an address that no list has. */
export async function askPages(ask: Ask, addresses: readonly string[]): Promise<[path: string, answer: Answer][]> {
  const paths = [...addresses.map(sample), "/doctor-unknown"];
  return Promise.all(paths.map(async (path): Promise<[string, Answer]> => [path, await ask(path, html)]));
}

/** Checks deep links: each address is answered with a page that has no script but its own. */
export function checkPages(pages: readonly [string, Answer][]): Finding[] {
  const broken = pages.filter(([, answer]) => !isPage(answer)).map(([path, { status }]) => `${path}: ${status}`);
  const scripts = pages.flatMap(([path, answer]) =>
    [...answer.text().matchAll(/<script\b([^>]*)>/g)]
      .filter(([, attributes = ""]) => !/\bsrc="\/(?!\/)/.test(attributes))
      .map(([tag]) => `${path}: ${tag}`),
  );
  return [
    ...(broken.length > 0
      ? [
          finding(
            `addresses have no page: ${broken.slice(0, 4).join(", ")}`,
            "send the file of pages.json for each address, and index.html for every other",
          ),
        ]
      : []),
    ...(scripts.length > 0
      ? [
          finding(
            `something adds a script to the pages: ${scripts.slice(0, 2).join(", ")}`,
            "switch off what changes pages on their way (tag managers, proxies)",
          ),
        ]
      : []),
  ];
}

/** The hashed files that pages name. */
export const assetsOf = (pages: readonly [string, Answer][]): string[] => [
  ...new Set(pages.flatMap(([, answer]) => answer.text().match(/\/assets\/[\w./-]+/g) ?? [])),
];

export function checkAssets(assets: Answers): Finding[] {
  if (assets.length === 0) return [finding("no page names a hashed file", "upload the whole build, with its assets")];
  const missing = assets.filter(([, { status }]) => status !== 200).map(([path, { status }]) => `${path}: ${status}`);
  if (missing.length === 0) return [];
  return [
    finding(
      `files are missing that pages name: ${missing.slice(0, 4).join(", ")}`,
      "upload the assets before the pages (npm run tool -- release does), and purge the CDN's pages",
    ),
  ];
}

/** Types that browsers take for the one of the rules. */
const sameTypes: Readonly<Record<string, string>> = {
  "application/javascript": "text/javascript",
  "image/vnd.microsoft.icon": "image/x-icon",
};

const typeOf = (header: string) => {
  const type = (header.split(";")[0] ?? "").trim().toLowerCase();
  return sameTypes[type] ?? type;
};

/** Checks the content type of files: with nosniff, browsers run no script and use no stylesheet of another type. */
export const checkTypes = (files: Answers, { types }: Rules): Finding[] =>
  grouped(
    files.flatMap(([path, { status, headers }]) => {
      const expected = types[path.match(/\.\w+$/)?.[0] ?? ""];
      const sent = headers["content-type"] ?? "";
      if (status !== 200 || expected === undefined || typeOf(sent) === typeOf(expected)) return [];
      return [
        {
          path,
          wrong: `Content-Type is ${sent || "missing"}`,
          mend: `send Content-Type: ${expected} (portal/deploy has the table of types)`,
        },
      ];
    }),
  );

/** Checks that what is not there is answered with 404 and is not kept. */
export async function checkMissing(ask: Ask): Promise<Finding[]> {
  const mend = "answer 404 below /assets and to requests that want no page: customers with an older page open see blank pages otherwise";
  const answers = await Promise.all(
    [["/assets/doctor-0000000.js", html] as const, ["/doctor-0000000.png", {}] as const].map(
      async ([path, headers]) => [path, await ask(path, headers)] as const,
    ),
  );
  return answers.flatMap(([path, { status, headers }]) => [
    ...(status === 404 ? [] : [finding(`a missing file is answered with ${status} (${path})`, mend)]),
    ...(status === 404 && /max-age=[1-9]/.test(headers["cache-control"] ?? "")
      ? [finding(`a 404 is kept (${path}: ${headers["cache-control"]})`, "send Cache-Control: no-store with errors")]
      : []),
  ]);
}

/** Responses by the kind of their path, in the rules of serving. */
export type Kinds = Readonly<Partial<Record<Rule["kind"], Answers>>>;

/** Checks Cache-Control of every path, and that no proxy answers with a page or settings that it has kept. */
export function checkCaching(kinds: Kinds, rules: Rules): Finding[] {
  const each = Object.entries(kinds).flatMap(([kind, answers]) =>
    answers.map(([path, answer]) => ({ kind: kind as Rule["kind"], path, answer })),
  );
  const found = each.filter(({ answer }) => answer.status === 200);
  return grouped([
    ...found.flatMap(({ kind, path, answer }) => {
      const { caching } = ruleOf(rules, kind);
      const sent = answer.headers["cache-control"];
      return sent === caching ? [] : [{ path, wrong: `Cache-Control is ${sent ?? "missing"}`, mend: `send Cache-Control: ${caching}` }];
    }),
    ...found.flatMap(({ kind, path, answer: { headers } }) =>
      /no-store|private/.test(ruleOf(rules, kind).caching) && Number(headers["age"] ?? 0) > 0
        ? [{ path, wrong: `a cache answers (Age: ${headers["age"]})`, mend: "let no proxy or CDN keep pages or config.json" }]
        : [],
    ),
  ]);
}

/** Checks that files come compressed, and are the same as without compression. */
export async function checkCompression(ask: Ask, asset: string): Promise<Finding[]> {
  const found = await Promise.all(
    [asset, "/login"].map(async (path) => {
      const plain = await ask(path, { ...html, "Accept-Encoding": "identity" });
      const each = await Promise.all(
        ["br", "gzip"].map(async (encoding) => {
          const packed = await ask(path, { ...html, "Accept-Encoding": encoding });
          if (packed.headers["content-encoding"] !== encoding)
            return [finding(`${path} does not come as ${encoding}`, "send the .br and .gz files that the build writes beside each file")];
          return packed.text() === plain.text()
            ? []
            : [finding(`${path} as ${encoding} is another file`, "upload all files of one build, compressed copies too")];
        }),
      );
      const varies = plain.headers.vary?.toLowerCase().includes("accept-encoding");
      return [
        ...each.flat(),
        ...(varies ? [] : [finding(`${path} is sent without Vary: Accept-Encoding`, "send it, or caches mix the encodings up")]),
      ];
    }),
  );
  return found.flat();
}
