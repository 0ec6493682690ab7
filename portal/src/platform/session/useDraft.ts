import { useState } from "react";
import type * as z from "zod/mini";
import { dropDraft, keepDraft, readDraft, visitor } from "./draft.ts";
import { useSession } from "./session.ts";

export interface Draft<T> {
  /** As it was found when the page opened; undefined where there is none. */
  readonly found: T | undefined;
  /** Keeps what has been typed so far. Cheap; call it as often as the form changes. Never with anything secret. */
  keep(value: T): void;
  /** Once the server has confirmed, or the customer has given up. */
  drop(): void;
}

/**
 * What a form holds until the server has confirmed it: it outlives a reload, a way out and back, and a forced sign-in.
 * It is kept in this tab under the customer's id (a visitor's under none, until somebody signs in), and goes on logout and
 * on another customer's sign-in. Where storage is blocked or full it lasts as long as the page.
 *
 *     const draft = useDraft(`nickname/${supplyId}`, schema);
 *     const form = useForm({ defaultValues: draft.found ?? { nickname: "" } });
 *     useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }), [form, draft]);
 *     … and draft.drop() when it has been sent.
 *
 * The name says the form and what it is about; a part that changes its name gets a `key`, since a draft is read once.
 * Keys of secrets (an IBAN, a password, a one-time code) are not in the schema and not in what is kept.
 */
export function useDraft<T>(name: string, schema: z.ZodMiniType<T>): Draft<T> {
  const owner = useSession()?.customerId ?? visitor;
  const [draft] = useState<Draft<T>>(() => ({
    found: readDraft(owner, name, schema),
    keep: (value) => keepDraft(owner, name, value),
    drop: () => dropDraft(owner, name),
  }));
  return draft;
}
