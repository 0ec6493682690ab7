import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { ApiError } from "../../../platform/errors/errors.ts";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { LostAnswer } from "../../../platform/loading/lostAnswer.ts";
import { readingsPageMessages } from "../messages.it.ts";

const codes = { "OUT-SELF-READING-WINDOW": "outOfWindow", "INVALID-SELF-READING-TOKEN": "invalidToken" } as const;

/** Whether the servers take no reading of this supply now, whatever its digits. */
export const isClosed = (error: unknown): boolean => error instanceof ApiError && Object.hasOwn(codes, error.serverCode ?? "");

/** Says why a reading was not taken, or can't be (SR-07). */
export function useRefusalWords(): (error: unknown) => string {
  const words = useMessages(readingsPageMessages);
  const errorWords = useErrorWords();
  return (error) => {
    if (error instanceof LostAnswer) return error.found === "absent" ? words.notReceived : words.notKnown;
    if (isClosed(error)) return words[codes[(error as ApiError).serverCode as keyof typeof codes]];
    return errorWords(error, "Parameters");
  };
}
