import type { Draft } from "@favilla/design-system/forms/draft.ts";
import { useState } from "react";
import type * as z from "zod/mini";
import { dropDraft, keepDraft, readDraft, visitor } from "./draft.ts";
import { useSession } from "./session.ts";

/**
 * Manages the unsaved values of a form. They survive a reload, leaving the page and returning, and a forced sign-in. They are stored in
 * this tab under the customer's id (a visitor's without id, until somebody signs in), and deleted on logout and on another customer's
 * sign-in. If storage is blocked or full they last as long as the page.
 *
 *     const draft = useDraft(`nickname/${supplyId}`, schema);
 *     <NicknameForm defaultValues={draft.found} onValuesChange={draft.keep} onSubmit={…} />
 *     … and draft.drop() when it has been sent.
 *
 * The name identifies the form and its object. A component that changes the name needs a `key`, because a draft is read once. Secrets (an
 * IBAN, a password, a one-time code) must not be in the schema.
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
