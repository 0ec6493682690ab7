import { errorPages, type Rules } from "./rules.ts";

const code = (text: string) => `\`${text}\``;
const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");

/** The rules as a page of tables, for object storage behind a content delivery network. */
export const tableOf = ({ headers, rules, types, packed, pages }: Rules): string => `# Rules for object storage with a CDN

Written by the build from the same rules as the configuration of nginx.

## Paths

The first row that matches a path holds. Where a file is missing, the last column says what is sent; ${code("index.html")} is sent with the status 200, everything else with 404.

${table(
  ["kind", "paths", "Cache-Control", "if the file is missing"],
  rules.map(({ kind, paths, caching, missing }) => [kind, paths.map(code).join(" "), code(caching), missing]),
)}

## Pages

A request for one of these addresses gets the file beside it; an address that ends with ${code("/*")} stands for all addresses below it. A CDN without such a table may send ${code("index.html")} for all of them: the first paint is then later.

${table(
  ["address", "file"],
  Object.entries(pages).map(([address, file]) => [code(address), code(`/${file}`)]),
)}

## Headers of every response, errors included

${table(
  ["header", "value"],
  Object.entries(headers).map(([name, value]) => [name, code(value)]),
)}

## Types and compression

Where ${code("Accept-Encoding")} allows ${code("br")} or ${code("gzip")}, a file with a compressed copy is sent from ${code("<file>.br")} or ${code("<file>.gz")} with its own content type, ${code("Content-Encoding")} and ${code("Vary: Accept-Encoding")}. Or let the CDN compress.

${table(
  ["extension", "Content-Type", "compressed copies"],
  Object.entries(types).map(([extension, type]) => [extension, code(type), packed.includes(extension) ? "yes" : "no"]),
)}

## Error pages

${table(
  ["status", "file"],
  Object.entries(errorPages).map(([page, codes]) => [codes.join(", "), code(page)]),
)}
`;
