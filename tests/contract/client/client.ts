import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, vi } from "vitest";
import { parseConfig, setConfig } from "../../../portal/src/platform/config/config.ts";
import { clearSession, readSession, type Session, writeSession } from "../../../portal/src/platform/session/session.ts";
import { login } from "../../../portal/src/rooms/access/signIn/calls.ts";
import type { Fault } from "../../../sandbox/src/http/faults.ts";
import type { SandboxOptions } from "../../../sandbox/src/start.ts";
import { createTools, password, type Tools, withSandbox } from "../sandbox.ts";

const shipped = readFileSync(join(import.meta.dirname, "../../../portal/public/config.json"), "utf8");

export interface Client {
  /** Signs in as the login page does, in the portal's own session. */
  signIn: (email: string, secret?: string) => Promise<Session>;
  signOut: () => void;
  /** The bare calls, outbox and clock of the same world, for checks without the portal. */
  tools: () => Tools;
  /** Makes the portal's next requests of this test fail, as the playground's scenarios do. */
  setFaults: (faults: readonly Fault[]) => void;
}

/**
 * The portal's own calls, over real HTTP, against a sandbox that starts for the test file. Each test is signed out, in a fresh private
 * world.
 */
export function withClient(options: SandboxOptions = {}): Client {
  const { url } = withSandbox(options);
  const network = globalThis.fetch;
  let world = "";
  let count = 0;
  let faults: readonly Fault[] = [];

  const inWorld: typeof fetch = (target, init) => {
    const headers = new Headers(init?.headers);
    // Requests that name a world already come from the tools themselves, and get no fault.
    if (String(target).startsWith(url()) && !headers.has("favilla-world")) {
      headers.set("favilla-world", world);
      headers.set("Cookie", `favilla-session=${world}`);
      if (faults.length > 0) headers.set("favilla-faults", JSON.stringify(faults));
    }
    return network(target, { ...init, headers });
  };

  beforeAll(async () => {
    // At the end of a session the portal goes to the sign-in page; here there is none, and storage is in memory.
    vi.stubGlobal("window", { location: { pathname: "/login", search: "", replace: () => {}, assign: () => {} } });
    vi.stubGlobal("fetch", inWorld);
    setConfig({ ...parseConfig(shipped), apiBase: `${url()}/api`, graphqlPath: `${url()}/admin/api` });
    // The first private world takes longest, since the sample customers are written for it.
    await network(`${url()}/sandbox/world`, { headers: { "favilla-world": "client-0" } });
  }, 60_000);
  beforeEach(() => {
    count += 1;
    world = `client-${count}`;
    faults = [];
    clearSession();
  });
  afterAll(() => vi.unstubAllGlobals());

  const signIn = async (email: string, secret = password): Promise<Session> => {
    const answer = await login(email, secret);
    if (!answer || !("session" in answer)) throw new Error(`${email} could not sign in: ${JSON.stringify(answer)}`);
    writeSession(answer.session);
    return readSession() as Session;
  };

  return {
    signIn,
    signOut: clearSession,
    tools: () => createTools(url, { "favilla-world": world }),
    setFaults: (list) => {
      faults = list;
    },
  };
}
