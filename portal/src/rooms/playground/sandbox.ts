import * as z from "zod/mini";
import { parse, parseRows } from "../../platform/edge/edge.ts";
import { type Call, sendForJson } from "../../platform/wire/transport.ts";

const signInSchema = z.object({ email: z.string(), password: z.string(), shows: z.string() });
export type SignIn = z.infer<typeof signInSchema>;

const newcomerSchema = z.object({ clientCode: z.string(), fiscalCode: z.string(), email: z.string(), shows: z.string() });
export type Newcomer = z.infer<typeof newcomerSchema>;

const scenarioSchema = z.object({ key: z.string(), name: z.string(), shows: z.string(), faults: z.array(z.unknown()) });
export type Scenario = z.infer<typeof scenarioSchema>;

const messageSchema = z.object({
  id: z.number(),
  sent: z.string(),
  to: z.string(),
  kind: z.string(),
  subject: z.string(),
  text: z.string(),
  link: z.optional(z.string()),
  code: z.optional(z.string()),
});
export type Message = z.infer<typeof messageSchema>;

const worldSchema = z.object({ name: z.nullable(z.string()), now: z.string() });
export type World = z.infer<typeof worldSchema>;

const telemetryEventSchema = z.object({
  id: z.number(),
  time: z.string(),
  name: z.string(),
  attributes: z.catchall(z.object({}), z.string()),
});
const telemetrySchema = z.object({ on: z.boolean(), events: z.array(telemetryEventSchema) });

const ask = (what: string, call?: Call) => sendForJson(`/sandbox/${what}`, call);

/** Fetches the sandbox's sample customers. */
export const fetchSignIns = async (): Promise<SignIn[]> => parseRows(signInSchema, await ask("sign-ins"), "sign-ins");

/** Fetches client codes to try the registration. */
export const fetchNewcomers = async (): Promise<Newcomer[]> => parseRows(newcomerSchema, await ask("client-codes"), "client codes");

/** Fetches the faults that can be simulated, and the current one. */
export async function fetchScenarios(): Promise<{ scenarios: Scenario[]; current: string }> {
  const [list, faults] = await Promise.all([ask("scenarios"), ask("faults")]);
  const scenarios = parseRows(scenarioSchema, list, "scenarios");
  const current = scenarios.find((one) => JSON.stringify(one.faults) === JSON.stringify(faults))?.key ?? "";
  return { scenarios, current };
}

export const switchFaults = (faults: readonly unknown[]): Promise<unknown> => ask("faults", { method: "PUT", body: faults });

/** Fetches the e-mails and text messages that the sandbox would have sent, newest first. */
export const fetchOutbox = async (): Promise<Message[]> => parseRows(messageSchema, await ask("outbox"), "outbox");

/** Fetches the store and clock of this browser. A name means that they are its own. */
export const fetchWorld = async (): Promise<World> => parse(worldSchema, await ask("world"), "world");

/** Creates a store and clock for this browser, or changes its time (ISO 8601). */
export const setWorld = (now?: string): Promise<unknown> => ask("world", { method: "PUT", body: now === undefined ? {} : { now } });
export const leaveWorld = (): Promise<unknown> => ask("world", { method: "DELETE" });

/** Fetches whether this browser sends telemetry to the sandbox, and the events that arrived, newest first. */
export const fetchTelemetry = async () => parse(telemetrySchema, await ask("telemetry"), "telemetry");
export const switchTelemetry = (on: boolean): Promise<unknown> => ask("telemetry", { method: "PUT", body: { on } });
