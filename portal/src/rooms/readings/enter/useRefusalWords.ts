import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { ApiError } from "../../../platform/errors/errors.ts";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { LostAnswer } from "../../../platform/loading/lostAnswer.ts";
import { readingsPageMessages } from "@favilla/design-system/readings/pagesMessages.it.ts";

const codes = { "OUT-SELF-READING-WINDOW": "outOfWindow", "INVALID-SELF-READING-TOKEN": "invalidToken" } as const;

/** Tells whether the server accepts no reading of this supply now, whatever its digits are. */
export const isClosed = (error: unknown): boolean => error instanceof ApiError && Object.hasOwn(codes, error.serverCode ?? "");

/** Returns a function that explains why a reading was rejected or can't be sent (SR-07). */
export function useRefusalWords(): (error: unknown) => string {
  const words = useMessages(readingsPageMessages);
  const errorWords = useErrorWords();
  return (error) => {
    if (error instanceof LostAnswer) return error.found === "absent" ? words.notReceived : words.notKnown;
    if (isClosed(error)) return words[codes[(error as ApiError).serverCode as keyof typeof codes]];
    return errorWords(error, "Parameters");
  };
}
