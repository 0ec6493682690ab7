import * as z from "zod/mini";
import { visit } from "./storage.ts";

/** Owner of a draft: a customer's id, or `visitor` without a session. */
export type DraftOwner = string;
export const visitor = "visitor";

export const draftsKey = "favilla.drafts";
const draftsSchema = z.catchall(z.object({}), z.looseObject({}));
type Drafts = Readonly<z.infer<typeof draftsSchema>>;

/** Reads all drafts by owner and name. Data of another shape are ignored. */
function read(): Drafts {
  const text = visit.get(draftsKey);
  try {
    return z.safeParse(draftsSchema, JSON.parse(text ?? "{}")).data ?? {};
  } catch {
    return {};
  }
}

function write(drafts: Drafts): void {
  const left = Object.entries(drafts).filter(([, own]) => Object.keys(own).length > 0);
  if (left.length > 0) visit.set(draftsKey, JSON.stringify(Object.fromEntries(left)));
  else visit.remove(draftsKey);
}

/** Reads a draft. Data that do not match the schema, such as those of an earlier version, count as none. */
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

/** Removes all drafts except this customer's, including those of the visitor before the sign-in. */
export function keepDraftsOf(owner: DraftOwner): void {
  const own = read()[owner];
  write(own ? { [owner]: own } : {});
}
