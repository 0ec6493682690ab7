import { postalTerm, termUpdate } from "./cases/payments.ts";
import { outcomeOf } from "./openapi.ts";
import { type Tools, withSandbox } from "./sandbox.ts";

/** A moment in November 2026, in UTC. */
export const at = (time: string, day = "2026-11-21") => `${day}T${time}.000Z`;

/** The code of the last SMS. */
export const codeOf = async ({ outbox }: Pick<Tools, "outbox">) => (await outbox()).find(({ kind }) => kind === "sms")?.code ?? "";

/** A signed-in customer who changes payment terms. */
interface Payer extends Tools {
  token: string;
  /** The payment term of a supply. */
  // biome-ignore lint/suspicious/noExplicitAny: what a test reads of it, it also checks.
  term: (supplyCode?: string) => Promise<any>;
  /** The changed term, or the code of the error. */
  update: (change: object, headers?: Record<string, string>) => Promise<unknown>;
  sendCode: (id?: string, phoneNumber?: string) => Promise<Response>;
  /** The outcome of a typed code. */
  typeCode: (code: string, id?: string) => Promise<string>;
}

/** A sandbox for a test file, and for each test a customer in a private world who changes payment terms. */
export function withPayers(): (email?: string) => Promise<Payer> {
  // Tokens last longer than the days that these tests skip.
  const { inNewWorld } = withSandbox({ accessSeconds: 30 * 86_400 });
  return async (email = "giulia@esempio.it") => {
    const tools = inNewWorld();
    const { token } = await tools.signIn(email);
    return {
      ...tools,
      token,
      term: async (supplyCode = "100001001") => (await tools.graphql("allBillings", { supplyCode }, token)).data.allBillings[0],
      update: async (change: object, headers?: Record<string, string>) => {
        const { data, errors } = await tools.graphql("updateBilling", termUpdate(change), token, headers);
        return errors ? errors[0]?.message : data.updateBilling;
      },
      sendCode: (id = postalTerm, phoneNumber = "+393331234567") =>
        tools.rest("otpGenerateToken", { token, body: { id, phoneNumber, entity: "Billing" } }),
      typeCode: async (code: string, id = postalTerm) =>
        outcomeOf(await tools.rest("otpValidateToken", { token, body: { id, code, entity: "Billing" } })),
    };
  };
}
