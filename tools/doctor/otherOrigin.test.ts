import { createServer, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { checkOtherOrigin } from "./otherOrigin.ts";

const site = "https://clienti.example";

/** The faults of a back end that answers preflights and calls with these headers. */
async function faultsOf(preflight: { status?: number; headers?: OutgoingHttpHeaders }, call: OutgoingHttpHeaders): Promise<string[]> {
  const server = createServer(({ method }, response) => {
    const [status, headers] = method === "OPTIONS" ? [preflight.status ?? 204, preflight.headers ?? {}] : [401, call];
    response.writeHead(status, headers).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const findings = await checkOtherOrigin(site, [`http://127.0.0.1:${port}/admin/api`]);
  server.close();
  return findings.map(({ wrong }) => wrong.replace(/^http:\S+ /, ""));
}

const origin = { "Access-Control-Allow-Origin": site };
const headers = { ...origin, "Access-Control-Allow-Headers": "Authorization, Content-Type, Idempotency-Key" };
const exposed = { ...origin, "Access-Control-Expose-Headers": "Date, Retry-After" };

it("[HO-12] calls at another address need what browsers ask of it: preflights, and headers that the page may read", async () => {
  expect(await faultsOf({ headers }, exposed)).toEqual([]);
  expect(await faultsOf({ status: 404 }, {})).toEqual([
    "answers a preflight with 404, so that browsers make no call",
    "is answered without Access-Control-Allow-Origin, so that browsers hide the response",
  ]);
  expect(await faultsOf({ headers: { ...headers, "Access-Control-Allow-Origin": "https://other.example" } }, exposed)).toEqual([
    `answers a preflight without ${site} in Access-Control-Allow-Origin, so that browsers make no call`,
  ]);
  // A star stands for every header but Authorization.
  expect(await faultsOf({ headers: { ...headers, "Access-Control-Allow-Headers": "*" } }, exposed)).toEqual([
    "answers a preflight without authorization in Access-Control-Allow-Headers, so that browsers make no call",
  ]);
  expect(await faultsOf({ headers: { ...headers, "Access-Control-Allow-Origin": "*" } }, origin)).toEqual([
    "does not expose date, retry-after, which the portal reads",
  ]);
});

it("[HO-12] calls at the site's own address need none of it", async () => {
  expect(await checkOtherOrigin(site, ["/api/vouchers", `${site}/admin/api`])).toEqual([]);
});
