import { rooms } from "./cases/index.ts";
import { faultsOfGraphql, isQuery } from "./graphql.ts";
import { faultsOfAnswer, type OperationName, operationOf, outcomeOf } from "./openapi.ts";
import { createTools, type Endpoints, type Session, type Tools } from "./tools.ts";

/** The result for one call of the contract on a server. */
export interface Finding {
  /** operationId, or name of the query. */
  name: string;
  /** Number of requests. */
  asked: number;
  /** Differences between the responses and the contract. */
  faults: string[];
}

/** Only reads leave this machine: signing in, GET, the POST calls that the contract marks with `x-reads`, and queries. */
function readsOnly(name: OperationName): void {
  const { method, ["x-reads"]: reads } = operationOf(name);
  if (method !== "GET" && !reads && name !== "login") throw new Error(`${name} would change something`);
}

/** Reads everything that one customer's credentials allow, and compares the responses with the contract. Changes nothing on the server. */
export async function checkReads(bare: Tools, email: string, password: string): Promise<Finding[]> {
  const findings = new Map<string, Finding>();
  const add = (name: string, faults: string[]) => {
    const known = findings.get(name) ?? { name, asked: 0, faults: [] };
    findings.set(name, { name, asked: known.asked + 1, faults: [...new Set([...known.faults, ...faults])] });
  };
  const tools: Tools = {
    ...bare,
    rest: async (name, request) => {
      readsOnly(name);
      const answer = await bare.rest(name, request);
      add(name, await faultsOfAnswer(name, answer));
      return answer;
    },
    graphql: async (name, ...rest) => {
      if (!isQuery(name)) throw new Error(`${name} would change something`);
      const answer = await bare.graphql(name, ...rest);
      add(name, faultsOfGraphql(name, answer));
      return answer;
    },
  };

  const login = await tools.rest("login", { body: { username: email, password } });
  const session = (await login
    .clone()
    .json()
    .catch(() => ({}))) as Partial<Session>;
  if (!session.token) {
    add("login", [`no session: ${await outcomeOf(login)}`]);
    return [...findings.values()];
  }
  const probing = { ...tools, session: session as Session };
  for (const probe of rooms.flatMap((room) => [...room.probes, ...room.graphqlProbes])) {
    const faulty = [...findings.values()].flatMap(({ faults }) => faults).length;
    await probe(probing).catch((error: Error) => {
      // A response that differs may leave the next probe without data: that fault is reported already.
      if ([...findings.values()].flatMap(({ faults }) => faults).length === faulty) add("a probe", [error.message]);
    });
  }
  return [...findings.values()];
}

/** The same check for a server's address. */
export const checkServer = (url: string, email: string, password: string, endpoints?: Endpoints): Promise<Finding[]> =>
  checkReads(
    createTools(() => url, {}, endpoints),
    email,
    password,
  );
