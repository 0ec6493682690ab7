import * as z from "zod/mini";
import { parse } from "../edge/edge.ts";
import { ApiError } from "../errors/errors.ts";
import { sentMessage } from "./sentMessage.ts";

const answerSchema = z.object({ message: z.string() });

/** Waits for a request that sends an e-mail. Any other message than 'Email sent' is a failure. */
export async function emailSent(call: Promise<unknown>, what: string): Promise<void> {
  try {
    const data = parse(answerSchema, await call, what);
    if (data.message !== sentMessage) throw new ApiError(`${what}: no e-mail was sent`, { reason: "status", data });
  } catch (error) {
    const answered = z.safeParse(answerSchema, error instanceof ApiError ? error.data : undefined);
    if (answered.data?.message !== sentMessage) throw error;
  }
}
