import { rooms } from "./cases/index.ts";
import { faultsOfGraphql, isQuery } from "./graphql.ts";
import { faultsOfAnswer, type OperationName, operationOf, outcomeOf } from "./openapi.ts";
import { allBills, createTools, type Endpoints, type Session, type Tools } from "./tools.ts";

/** Header of every call of a session in cookies. */
const cookieHeader = { "Favilla-Tokens": "cookie" };

/** The result for one call of the contract on a server. */
export interface Finding {
  /** operationId, or name of the query. */
  name: string;
  /** Number of requests. */
  requests: number;
  /** Differences between the responses and the contract. */
  faults: string[];
}

/** Only reads leave this machine: signing in, GET, the POST calls that the contract marks with `x-reads`, and queries. */
function readsOnly(name: OperationName): void {
  const { method, ["x-reads"]: reads } = operationOf(name);
  if (method !== "GET" && !reads && name !== "login") throw new Error(`${name} would change something`);
}

/** Faults of the cookies of a sign-in: a script or another site could use them. */
export async function cookieFaults(login: Response): Promise<string[]> {
  const cookies = login.headers.getSetCookie();
  const body = await login.clone().text();
  const lacking = cookies.flatMap((cookie) =>
    [/; *httponly/i, /; *secure/i, /; *samesite=(lax|strict)/i]
      .filter((attribute) => !attribute.test(cookie))
      .map((attribute) => `the cookie ${cookie.split("=")[0]} lacks ${attribute.source.replace("; *", "")}`),
  );
  return [
    ...(cookies.length === 0 ? ["sets no cookie"] : lacking),
    ...(/"(refreshT|t)oken"/.test(body) ? ["the body has a token, which scripts can read"] : []),
  ];
}

/**
 * Reads everything that one customer's credentials allow, and compares the responses with the contract. Changes nothing on the server.
 * @param toolsWith makes tools that send these headers, for a session in cookies
 */
export async function checkReads(
  bare: Tools,
  email: string,
  password: string,
  toolsWith?: (headers: Record<string, string>) => Tools,
): Promise<Finding[]> {
  let asking = bare;
  const findings = new Map<string, Finding>();
  const add = (name: string, faults: string[]) => {
    const previous = findings.get(name) ?? { name, requests: 0, faults: [] };
    findings.set(name, { name, requests: previous.requests + 1, faults: [...new Set([...previous.faults, ...faults])] });
  };
  const tools: Tools = {
    ...bare,
    rest: async (name, request) => {
      readsOnly(name);
      const answer = await asking.rest(name, request);
      add(name, await faultsOfAnswer(name, answer));
      return answer;
    },
    graphql: async (name, ...rest) => {
      if (!isQuery(name)) throw new Error(`${name} would change something`);
      const answer = await asking.graphql(name, ...rest);
      add(name, faultsOfGraphql(name, answer));
      return answer;
    },
  };

  const login = await tools.rest("login", { body: { username: email, password }, headers: toolsWith ? cookieHeader : {} });
  const session = (await login
    .clone()
    .json()
    .catch(() => ({}))) as Partial<Session>;
  if (toolsWith && login.ok) {
    add("login", await cookieFaults(login));
    const Cookie = login.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    const foreign = { body: allBills(session.customerId ?? ""), headers: { Cookie: Cookie.join("; ") } };
    if ((await bare.rest("myBillingDetails", foreign)).ok)
      add("login", ["its cookies count in a request without the header Favilla-Tokens, which another site can cause"]);
    asking = toolsWith({ ...cookieHeader, Cookie: Cookie.join("; ") });
  } else if (!session.token) {
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
export function checkServer(url: string, email: string, password: string, endpoints?: Endpoints): Promise<Finding[]> {
  const toolsWith = (headers: Record<string, string>) => createTools(() => url, headers, endpoints);
  return checkReads(toolsWith({}), email, password, endpoints?.session === "cookie" ? toolsWith : undefined);
}
