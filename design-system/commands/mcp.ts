/**
 * The library for coding assistants, by the Model Context Protocol: one JSON-RPC message a line on standard input and output. It needs no
 * network, and answers from the files of the package.
 */
import { createInterface } from "node:readline";
import { ownVersion, readOwn } from "./package.ts";

interface Guide {
  name: string;
  room: string;
  purpose: string;
}

interface Request {
  id?: number | string;
  method?: string;
  params?: { protocolVersion?: string; name?: string; arguments?: Record<string, unknown> };
}

/** Versions of the protocol, the newest first. Tools are the same in all. */
const protocols = ["2025-06-18", "2025-03-26", "2024-11-05"];

const nameArgument = { name: { type: "string", description: "Name, such as BillCard" } };
const tools = [
  { name: "read_guide", description: "How to use the library in a site: provider, theme, layers, links, words, tests", properties: {} },
  { name: "list_components", description: "Every component with its room and purpose", properties: {} },
  { name: "get_component", description: "A component's entry, rules, keys, types and an example", properties: nameArgument },
].map(({ properties, ...tool }) => ({ ...tool, inputSchema: { type: "object", properties, required: Object.keys(properties) } }));

const readGuides = () => JSON.parse(readOwn("components.json")) as Guide[];

function findComponent(name: unknown): string {
  const guides = readGuides();
  const found = guides.filter((guide) => guide.name.toLowerCase() === String(name).toLowerCase());
  if (found.length > 0) return JSON.stringify(found, null, 2);
  const wanted = String(name).toLowerCase();
  const near = guides.filter((guide) => guide.name.toLowerCase().includes(wanted)).map((guide) => guide.name);
  throw new Error(
    `There is no component "${name}". ${near.length > 0 ? `Similar: ${near.join(", ")}.` : "list_components has all names."}`,
  );
}

function call(name: string | undefined, given: Record<string, unknown>): string {
  if (name === "read_guide") return readOwn("llms.txt").split("\n## Examples\n")[0] as string;
  if (name === "list_components")
    return readGuides()
      .map((guide) => `${guide.room}/${guide.name}: ${guide.purpose}`)
      .join("\n");
  if (name === "get_component") return findComponent(given["name"]);
  throw new Error(`There is no tool "${name}". There are ${tools.map((tool) => tool.name).join(", ")}.`);
}

const asText = (text: string, isError = false) => ({ content: [{ type: "text", text }], isError });

/** Returns the answer to a request, or undefined for a method that is unknown. */
function answer({ method, params = {} }: Request): object | undefined {
  if (method === "initialize")
    return {
      protocolVersion: protocols.find((version) => version === params.protocolVersion) ?? protocols[0],
      capabilities: { tools: {} },
      serverInfo: { name: "favilla", version: ownVersion() },
    };
  if (method === "ping") return {};
  if (method === "tools/list") return { tools };
  if (method !== "tools/call") return undefined;
  try {
    return asText(call(params.name, params.arguments ?? {}));
  } catch (error) {
    return asText((error as Error).message, true);
  }
}

const refused = (code: number, message: string) => ({ jsonrpc: "2.0", id: null, error: { code, message } });

function reply(line: string): object | undefined {
  let request: Request | null;
  try {
    request = JSON.parse(line) as Request | null;
  } catch {
    return refused(-32700, "This line is no JSON.");
  }
  if (typeof request !== "object" || request === null || Array.isArray(request)) return refused(-32600, "This line is no request.");
  // A notification has no id and gets no answer.
  if (request.id === undefined) return undefined;
  const result = answer(request);
  const unknown = { code: -32601, message: `There is no method "${request.method}".` };
  return { jsonrpc: "2.0", id: request.id, ...(result ? { result } : { error: unknown }) };
}

export function serveAssistants(): void {
  createInterface({ input: process.stdin }).on("line", (line) => {
    const message = line.trim() ? reply(line) : undefined;
    if (message) process.stdout.write(`${JSON.stringify(message)}\n`);
  });
}
