import { describe, expect, it } from "vitest";
import { now, withSandbox } from "./sandbox.ts";

const sandbox = withSandbox();

const isRead = async ({ graphql }: typeof sandbox, token: string) => {
  const { data } = await graphql("allNotifications", { customerId: "100001" }, token);
  return (data.allNotifications as { id: string; read: boolean }[]).find(({ id }) => id === "n-100001-2")?.read;
};

describe("private worlds", () => {
  it("never see each other's changes, nor each other's sessions", async () => {
    const [one, other] = [sandbox.inNewWorld(), sandbox.inNewWorld()] as [typeof sandbox, typeof sandbox];
    const [first, second] = await Promise.all([one, other].map(({ signIn }) => signIn("giulia@esempio.it")));
    await one.graphql("updateNotification", { id: "n-100001-2", read: true }, first?.token);
    expect([await isRead(one, first?.token ?? ""), await isRead(other, second?.token ?? "")]).toEqual([true, false]);
    expect((await other.rest("vouchers", { token: first?.token })).status).toBe(401);
    expect(await isRead(sandbox, (await sandbox.signIn("giulia@esempio.it")).token)).toBe(false);
  });

  it("have a clock of their own, which answers carry and tokens follow", async () => {
    const [one, other] = [sandbox.inNewWorld(), sandbox.inNewWorld()];
    const { token } = await one.signIn("giulia@esempio.it");
    await one.setClock("2026-11-21T09:14:59.000Z");
    expect((await one.rest("vouchers", { token })).status).toBe(200);
    await one.setClock("2026-11-21T09:15:00.000Z");
    const late = await one.rest("vouchers", { token });
    expect([late.status, late.headers.get("date")]).toEqual([401, "Sat, 21 Nov 2026 09:15:00 GMT"]);
    expect((await other.call("/sandbox/sign-ins")).headers.get("date")).toBe(new Date(now).toUTCString());
  });

  it("are seeded for their first moment", async () => {
    const world = sandbox.inNewWorld();
    await world.setClock("2027-03-28T00:30:00.000Z");
    const { token, customerId } = await world.signIn("giulia@esempio.it");
    const { data } = await world.graphql("allNotifications", { customerId }, token);
    expect(data.allNotifications[0].createdAt > "2027-03").toBe(true);
    expect((await world.call("/sandbox/world", { body: { now: "domani" } })).status).toBe(404);
    expect((await world.setClock("domani")).status).toBe(400);
  });

  it.each(["../../etc", "x".repeat(65)])("refuses the name %j, which can still be given up", async (name) => {
    const headers = { "favilla-world": name };
    const answer = await sandbox.call("/sandbox/world", { headers });
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: "World" })]);
    const givenUp = await fetch(`${sandbox.url()}/sandbox/world`, { method: "DELETE", headers });
    expect([givenUp.status, await givenUp.json()]).toEqual([200, { name: null }]);
  });
});

describe("a write with a key", () => {
  const read = { query: 'mutation { updateNotification(id: "n-100001-2", read: true) { id read updatedAt } }' };

  it("[AP-15] happens once: the same key gets the first response again, also at the same time", async () => {
    const world = sandbox.inNewWorld();
    const { token } = await world.signIn("giulia@esempio.it");
    const send = (key: string, body: object = read) => world.call("/admin/api", { token, body, headers: { "Idempotency-Key": key } });
    const together = await Promise.all([send("a"), send("a"), send("a")]);
    await world.setClock("2026-11-21T09:05:00.000Z");
    const again = await send("a");
    const texts = await Promise.all([...together, again].map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(await (await send("b")).text()).not.toBe(texts[0]);
  });

  it("[AP-15] refuses the key of another request, and keeps customers apart", async () => {
    const world = sandbox.inNewWorld();
    const giulia = await world.signIn("giulia@esempio.it");
    const headers = { "Idempotency-Key": "same" };
    await world.call("/admin/api", { token: giulia.token, body: read, headers });
    const other = { query: 'mutation { updateNotification(id: "n-100001-1", read: true) { id } }' };
    const reused = await world.call("/admin/api", { token: giulia.token, body: other, headers });
    expect([reused.status, await reused.json()]).toMatchObject([422, { code: "IDEMPOTENCY-KEY-REUSED" }]);
    const silvio = await world.signIn("silenzioso@esempio.it");
    const answer = await world.call("/admin/api", { token: silvio.token, body: read, headers });
    expect(await answer.json()).toMatchObject({ errors: [{ message: "AccessDeniedError" }] });
  });
});
