import * as v from "valibot";
import { finite, object, parse, parseRows } from "../api/edge.ts";
import { type Call, sendForJson } from "../api/transport.ts";

const signIn = object({ email: v.string(), password: v.string(), shows: v.string() });
export type SignIn = v.InferOutput<typeof signIn>;

const newcomer = object({ clientCode: v.string(), fiscalCode: v.string(), email: v.string(), shows: v.string() });
export type Newcomer = v.InferOutput<typeof newcomer>;

const scenario = object({ key: v.string(), name: v.string(), shows: v.string(), faults: v.array(v.unknown()) });
export type Scenario = v.InferOutput<typeof scenario>;

const message = object({
  id: finite,
  sent: v.string(),
  to: v.string(),
  kind: v.string(),
  subject: v.string(),
  text: v.string(),
  link: v.optional(v.string()),
  code: v.optional(v.string()),
});
export type Message = v.InferOutput<typeof message>;

const world = object({ name: v.nullable(v.string()), now: v.string() });
export type World = v.InferOutput<typeof world>;

const ask = (what: string, call?: Call) => sendForJson(`/sandbox/${what}`, call);

/** The sandbox's sample customers. */
export const fetchSignIns = async (): Promise<SignIn[]> => parseRows(signIn, await ask("sign-ins"), "sign-ins");

/** Client codes to try the registration with. */
export const fetchNewcomers = async (): Promise<Newcomer[]> => parseRows(newcomer, await ask("client-codes"), "client codes");

/** Troubles that can be switched on, and the one that is. */
export async function fetchScenarios(): Promise<{ scenarios: Scenario[]; current: string }> {
  const [list, faults] = await Promise.all([ask("scenarios"), ask("faults")]);
  const scenarios = parseRows(scenario, list, "scenarios");
  const current = scenarios.find((one) => JSON.stringify(one.faults) === JSON.stringify(faults))?.key ?? "";
  return { scenarios, current };
}

export const switchFaults = (faults: readonly unknown[]): Promise<unknown> => ask("faults", { method: "PUT", body: faults });

/** What the sandbox would have sent by e-mail and SMS, newest first. */
export const fetchOutbox = async (): Promise<Message[]> => parseRows(message, await ask("outbox"), "outbox");

/** The store and clock that this browser works with; a name means that they are its own. */
export const fetchWorld = async (): Promise<World> => parse(world, await ask("world"), "world");

/** Begins a world of this browser's own, or moves its clock (ISO 8601). */
export const setWorld = (now?: string): Promise<unknown> => ask("world", { method: "PUT", body: now === undefined ? {} : { now } });
export const leaveWorld = (): Promise<unknown> => ask("world", { method: "DELETE" });
