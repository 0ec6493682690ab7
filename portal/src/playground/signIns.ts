import * as z from "zod/mini";
import { parseRows } from "../api/edge.ts";
import { sendForJson } from "../api/transport.ts";

const signIn = z.object({ email: z.string(), password: z.string(), shows: z.string() });
export type SignIn = z.infer<typeof signIn>;

/** The sandbox's sample customers. */
export const fetchSignIns = async (): Promise<SignIn[]> => parseRows(signIn, await sendForJson("/sandbox/sign-ins"), "sign-ins");
