import * as z from "zod/mini";
import { visit } from "./storage.ts";

/** Whose draft it is: a customer's, by id, or that of somebody who is not signed in. */
export type DraftOwner = string;
export const visitor = "visitor";

const key = "favilla.drafts";
type Drafts = Readonly<Record<DraftOwner, Readonly<Record<string, unknown>>>>;

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null && !Array.isArray(value);
const isDrafts = (value: unknown): value is Drafts => isObject(value) && Object.values(value).every(isObject);

/** All drafts, by owner and name; what is not of this shape counts as none. */
function read(): Drafts {
  const text = visit.get(key);
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    return isDrafts(found) ? found : {};
  } catch {
    return {};
  }
}

function write(drafts: Drafts): void {
  const left = Object.entries(drafts).filter(([, own]) => Object.keys(own).length > 0);
  if (left.length > 0) visit.set(key, JSON.stringify(Object.fromEntries(left)));
  else visit.remove(key);
}

/** A draft as the schema knows it. One of an earlier portal, or a broken one, is none. */
export function readDraft<T>(owner: DraftOwner, name: string, schema: z.ZodMiniType<T>): T | undefined {
  const found = read()[owner]?.[name];
  const result = found === undefined ? undefined : z.safeParse(schema, found);
  return result?.success ? result.data : undefined;
}

export function keepDraft(owner: DraftOwner, name: string, value: unknown): void {
  const drafts = read();
  write({ ...drafts, [owner]: { ...drafts[owner], [name]: value } });
}

export function dropDraft(owner: DraftOwner, name: string): void {
  const drafts = read();
  const { [name]: _, ...others } = drafts[owner] ?? {};
  write({ ...drafts, [owner]: others });
}

/** Once somebody is signed in: nobody else's drafts stay on this device, those of the time before the sign-in included. */
export function keepDraftsOf(owner: DraftOwner): void {
  const own = read()[owner];
  write(own ? { [owner]: own } : {});
}
