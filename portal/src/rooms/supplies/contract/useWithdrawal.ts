import { saveFile } from "@favilla/design-system/files/saveFile.ts";
import type { WithdrawalTask } from "@favilla/design-system/supplies/withdrawal.ts";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { LostAnswer } from "../../../platform/loading/lostAnswer.ts";
import { useUpdate } from "../../../platform/loading/useUpdate.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { withdraw } from "./calls.ts";

/** Returns the withdrawal of a customer from the contract of a supply. @param onEnd called after each answer, to read the contract again */
export function useWithdrawal(id: string, customer: { name: string; email: string }, onEnd: () => unknown): WithdrawalTask {
  const { update, send } = useUpdate((declared: typeof customer, key) => withdraw(id, declared, key));
  const errorWords = useErrorWords();
  const failureOf = (error: unknown): WithdrawalTask["failure"] =>
    error instanceof LostAnswer ? { reason: error.reasonToSay } : { text: errorWords(error) };
  return {
    ...customer,
    onConfirm: (declared) => send(declared).finally(onEnd),
    update,
    failure: update.state === "UpdateFailure" ? failureOf(update.error) : undefined,
    onSave: (text, name) => saveFile(new Blob([text], { type: "text/plain;charset=utf-8" }), name),
    requestsHref: hrefTo("requests"),
  };
}
