import { buildSchema, graphqlSync, parse, validate } from "graphql";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { setConfig } from "../config/config.ts";
import { repeatRead } from "../loading/repeatRead.ts";
import { memoryStorage } from "../session/memoryStorage.ts";
import { writeSession } from "../session/session.ts";
import { query } from "./graphql.ts";
import { mergeQueries } from "./merge.ts";
import type { GraphqlDocument } from "./publicGraphql.ts";

const schema = buildSchema(`
  type Query { customers(filter: Filter): [Person!]! notices(of: ID!, first: Int): [Notice!]! }
  type Mutation { rename(id: ID!): Person }
  input Filter { id: ID! }
  type Person { id: ID! name: String }
  type Notice { id: ID! text: String }
`);
type Document = GraphqlDocument<Record<string, unknown>, Record<string, unknown>>;
const customer = "query Customer($id:ID!){customers(filter:{id:$id}){...person}}fragment person on Person{id name}" as Document;
const people = "query People{customers{...person}}fragment person on Person{id name}" as Document;
const notices = "query Notices($id:ID! $first:Int){notices(of:$id first:$first){id text}}" as Document;
const rename = "mutation Rename($id:ID!){rename(id:$id){id}}" as Document;

/** Bodies of the requests, and the answers of a server that executes them. */
const sentBodies: { query: string; variables: Record<string, unknown> }[] = [];
/** Number of requests that were cancelled. */
let ended = 0;
let respond: (body: (typeof sentBodies)[number]) => Response;
const root = {
  customers: ({ filter }: { filter?: { id: string } }) => [{ id: filter?.id ?? "all", name: "Giulia" }],
  notices: ({ of, first }: { of: string; first?: number }): { id: string; text: string }[] => [{ id: of, text: String(first) }],
  rename: ({ id }: { id: string }) => ({ id }),
};
const execute = (resolvers: object) => (body: (typeof sentBodies)[number]) =>
  Response.json(graphqlSync({ schema, source: body.query, rootValue: resolvers, variableValues: body.variables }));

const fetchAll = () => [query(customer, { id: "1" }), query(notices, { id: "2", first: 3 }), query(people, {})] as const;

beforeEach(() => {
  sentBodies.length = 0;
  ended = 0;
  respond = execute(root);
  setConfig({ apiBase: "/api", graphqlPath: "/admin/api", paths: {} } as Parameters<typeof setConfig>[0]);
  vi.stubGlobal("window", { localStorage: memoryStorage(new Map()) });
  writeSession({ customerId: "100001", token: "t", refreshToken: "r" });
  vi.stubGlobal("fetch", async (_url: string, { signal, body }: RequestInit) => {
    sentBodies.push(JSON.parse(String(body)));
    signal?.throwIfAborted();
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener("abort", () => {
        ended++;
        reject(signal.reason);
      });
      setTimeout(() => resolve(respond(sentBodies.at(-1) as (typeof sentBodies)[number])));
    });
  });
});

describe("[AP-27] queries of one turn", () => {
  it("travel in one request that every server understands, and each gets its own data", async () => {
    expect(await Promise.all(fetchAll())).toEqual([
      { customers: [{ id: "1", name: "Giulia" }] },
      { notices: [{ id: "2", text: "3" }] },
      { customers: [{ id: "all", name: "Giulia" }] },
    ]);
    expect(sentBodies).toHaveLength(1);
    expect(sentBodies[0]?.query).toMatch(/^query Customer_Notices_People\(/);
    expect(validate(schema, parse(sentBodies[0]?.query ?? ""))).toEqual([]);
    expect(mergeQueries([{ query: people, variables: {} }]).query).toMatch(/^query People\{/);
  });

  it("go unchanged if there is one, and never with a mutation", async () => {
    await Promise.all([query(customer, { id: "1" }), query(rename, { id: "1" }, { idempotencyKey: "k" })]);
    expect(sentBodies.map((body) => body.query)).toEqual([rename, customer]);
  });

  it("do not fail together: the error of one is its own, and what it spoiled is requested again alone", async () => {
    respond = execute({
      ...root,
      notices: () => {
        throw new Error("SUPPLY-NOT-FOUND");
      },
    });
    const [one, other, third] = await Promise.allSettled(fetchAll());
    expect([one.status, other.status, third.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(other).toMatchObject({ reason: { serverCode: "SUPPLY-NOT-FOUND" } });
    expect(sentBodies.slice(1).map((body) => body.query)).toEqual([customer, people]);
  });

  it("fail together if the request does, and are repeated together", async () => {
    respond = () => new Response("", { status: 503 });
    const failures = (await Promise.allSettled(fetchAll())) as PromiseRejectedResult[];
    expect(sentBodies).toHaveLength(1);
    respond = execute(root);
    vi.useFakeTimers();
    for (const { reason } of failures)
      repeatRead(reason, "", {} as never, () => Promise.resolve(Boolean(query(people, {}).catch(() => undefined))), {
        retryCount: 1,
        dedupe: true,
      });
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(sentBodies.map((body) => body.query.replace(/[({].*/, ""))).toEqual([
      "query Customer_Notices_People",
      "query People_People_People",
    ]);
  });

  it("are cancelled each by itself, and the request with the last one", async () => {
    const ends = [new AbortController(), new AbortController()] as const;
    const both = [
      query(customer, { id: "1" }, { signal: ends[0].signal }),
      query(notices, { id: "2" }, { signal: ends[1].signal }),
    ] as const;
    await Promise.resolve();
    ends[0].abort();
    await expect(both[0]).rejects.toMatchObject({ reason: "aborted" });
    expect(await both[1]).toEqual({ notices: [{ id: "2", text: "undefined" }] });
    await expect(query(people, {}, { signal: ends[0].signal })).rejects.toMatchObject({ reason: "aborted" });
    expect([sentBodies.length, ended]).toEqual([1, 0]);
    const last = new AbortController();
    const all = Promise.allSettled([query(people, {}, last), query(notices, { id: "2" }, last)]);
    await Promise.resolve();
    last.abort();
    await all;
    expect(ended).toBe(1);
  });
});
