import type { ComplaintViewProps, SentComplaint } from "@favilla/design-system/account/ComplaintView.tsx";
import type { ComplaintReceipt } from "@favilla/design-system/account/complaint.ts";
import type { ComplaintValues } from "@favilla/design-system/account/complaintSchema.ts";
import { saveFile } from "@favilla/design-system/files/saveFile.ts";
import { useMemo } from "react";
import * as z from "zod/mini";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { LostAnswer } from "../../../platform/loading/lostAnswer.ts";
import { useUpdate } from "../../../platform/loading/useUpdate.ts";
import { useDraft } from "../../../platform/session/useDraft.ts";
import { complaintRules } from "./rules.ts";

const fields = ["kind", "text", "supplyCode", "billNumber", "reading", "readingDay", "name", "email"] as const;
const draftSchema = z.object({
  values: z.object(Object.fromEntries(fields.map((field) => [field, z.string()])) as Record<(typeof fields)[number], z.ZodMiniString>),
  /** Names of the attachments, which no browser keeps. */
  files: z.array(z.string()),
});

export const saveCopy = (copy: string, name: string): void => saveFile(new Blob([copy], { type: "text/plain;charset=utf-8" }), name);

interface ComplaintForm {
  /** Name of the draft, by what the complaint is about. */
  draftName: string;
  /** Known values, which a draft replaces. */
  prefilled: Partial<ComplaintValues>;
  write: (complaint: SentComplaint, key: string) => Promise<ComplaintReceipt>;
}

/** Returns the props of the form's view: its draft, its sending, and the reason of a failure. */
export function useComplaintForm({ draftName, prefilled, write }: ComplaintForm): Omit<ComplaintViewProps, "title" | "back"> {
  const draft = useDraft(`complaint/${draftName}`, draftSchema);
  const { update, send } = useUpdate(write);
  const errorWords = useErrorWords();
  const error = update.state === "UpdateFailure" ? update.error : undefined;
  return {
    defaultValues: { ...prefilled, ...draft.found?.values },
    lostFiles: draft.found?.files,
    onValuesChange: (values, files) => draft.keep({ values, files: [...files] }),
    onSend: async (complaint) => {
      if (await send(complaint)) draft.drop();
    },
    update,
    failure: failureOf(error, errorWords),
    rules: useMemo(complaintRules, []),
    onSaveCopy: saveCopy,
    onPrint: () => window.print(),
  };
}

function failureOf(error: unknown, errorWords: (error: unknown) => string): ComplaintViewProps["failure"] {
  if (error === undefined) return undefined;
  if (error instanceof LostAnswer) return { reason: error.reasonToSay };
  return { text: errorWords(error) };
}
