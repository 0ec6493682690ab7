import { describe, expect, it, vi } from "vitest";
import { linkIn, registered, rosa } from "./cases/links.ts";
import { faultsOfAnswer } from "./openapi.ts";
import { password, withSandbox } from "./sandbox.ts";

vi.setConfig({ testTimeout: 20_000 });
const { inNewWorld } = withSandbox();

const codeOf = async (answer: Response) => `${answer.status} ${((await answer.json()) as { code?: string }).code ?? ""}`.trim();

describe("registration", () => {
  it("[AC-23] makes no account that can be used before its link has been followed", async () => {
    const world = inNewWorld();
    const path = await registered(world);
    expect(await codeOf(await world.rest("login", { body: { username: rosa.email, password } }))).toBe("403 REGISTRATION-NOT-CONFIRMED");
    expect(await codeOf(await world.rest("login", { body: { username: rosa.email, password: "Sbagliata-1" } }))).toBe("401 AUTH-FAILED");
    expect((await world.rest("requestPasswordReset", { body: { email: rosa.email } })).status).toBe(200);
    expect((await world.outbox())[0]?.subject).toBe("Conferma la tua registrazione");
    expect((await world.rest("confirmRegistration", { path })).status).toBe(200);
    const { token, customerId } = await world.signIn(rosa.email);
    const { data } = await world.graphql("user", { id: customerId }, token);
    expect(data.user).toMatchObject({ email: rosa.email, fiscalCode: rosa.fiscalCode, confirmedPhone: rosa.phone, isRegistred: true });
  });

  it("[AC-23] can be made again until it is confirmed: the newer link counts, the older has expired", async () => {
    const world = inNewWorld();
    const first = await registered(world);
    const second = await registered(world, { email: "rosa.debutto@esempio.it" });
    expect(await codeOf(await world.rest("confirmRegistration", { path: first }))).toBe("410 LINK-EXPIRED");
    expect(await codeOf(await world.rest("login", { body: { username: rosa.email, password } }))).toBe("401 AUTH-FAILED");
    expect((await world.rest("confirmRegistration", { path: second })).status).toBe(200);
    expect(await codeOf(await world.rest("registration", { body: rosa }))).toBe("409 USER-ALREADY-REGISTRED");
  });

  it("frees the address if its link was never followed", async () => {
    const world = inNewWorld();
    await registered(world, { email: "contesa@esempio.it" });
    const dario = { ...rosa, customerId: "C-100022", fiscalCode: "SMPDRA78D12A944G", email: "contesa@esempio.it" };
    expect(await codeOf(await world.rest("registration", { body: dario }))).toBe("409 REGISTRATION-EMAIL-TAKEN");
    await world.setClock("2026-11-23T09:00:01.000Z");
    expect((await world.rest("registration", { body: dario })).status).toBe(200);
  });

  it("is possible again after the account was deleted", async () => {
    const world = inNewWorld();
    const { token } = await world.signIn("giulia@esempio.it");
    await world.rest("deleteUser", { token, body: { email: "GIULIA@esempio.it" } });
    const again = { email: "giulia@esempio.it", password, fiscalCode: "SMPGLI80A41A944Z", customerId: "100001", phone: "3331234567" };
    expect((await world.rest("registration", { body: again })).status).toBe(200);
    const [id = "", accessToken = ""] = await linkIn(world, "/registrazione-completata");
    await world.rest("confirmRegistration", { path: { id, accessToken } });
    expect((await world.signIn("giulia@esempio.it")).customerId).toBe("100001");
  });

  it("gives the consents of its policy, once it is confirmed", async () => {
    const world = inNewWorld();
    await world.rest("registration", { body: { ...rosa, policy: { informativa: true, privacy5: true, privacy6: false } } });
    const [id = "", accessToken = ""] = await linkIn(world, "/registrazione-completata");
    await world.rest("confirmRegistration", { path: { id, accessToken } });
    const { token, customerId } = await world.signIn(rosa.email);
    const { data } = await world.graphql("allPrivacies", { customerId }, token);
    expect(data.allPrivacies[0]).toMatchObject({ informativa: true, privacy5: true, privacy6: false });
  });

  it("[AC-25] refuses a client code after ten wrong fiscal codes, whichever call tries them", async () => {
    const world = inNewWorld();
    const wrong = { ...rosa, fiscalCode: "SMPGLI80A41A944Z" };
    for (let count = 0; count < 5; count += 1) {
      await world.rest("registration", { body: wrong });
      await world.rest("validateClientCode", { body: { customerId: wrong.customerId, fiscalCode: wrong.fiscalCode } });
    }
    expect((await world.rest("registrationVerify", { body: rosa })).status).toBe(429);
    expect((await world.rest("validateClientCode", { body: { customerId: "C-100022", fiscalCode: "SMPDRA78D12A944G" } })).status).toBe(200);
  });

  it("refuses bodies that the contract does not have", async () => {
    const world = inNewWorld();
    const bodies = [
      "{",
      "[]",
      {},
      { ...rosa, email: "rosa" },
      { ...rosa, email: `${"a".repeat(250)}@esempio.it` },
      { ...rosa, password: "A1!a".repeat(300) },
      { ...rosa, fiscalCode: "x" },
      { ...rosa, customerId: "C".repeat(21) },
      { ...rosa, phone: "abc" },
      { ...rosa, phone: 3331234567 },
      { ...rosa, policy: { privacy3: true } },
      { ...rosa, isRegistred: true },
      { ...rosa, migration: null },
    ];
    for (const body of bodies) {
      for (const name of ["registration", "registrationVerify"] as const) {
        const answer = await world.rest(name, { body });
        expect([body, answer.status]).toEqual([body, 400]);
        expect(await faultsOfAnswer(name, answer)).toEqual([]);
      }
    }
    expect((await world.outbox()).filter(({ to }) => to === rosa.email)).toEqual([]);
  });

  it("stores any input as text", async () => {
    const world = inNewWorld();
    for (const text of ["' OR 1=1 --", '" OR ""="', "100001'; DROP--", "%", "__proto__", "{{7*7}}", "\u0000"]) {
      const answer = await world.rest("validateClientCode", { body: { customerId: text, fiscalCode: rosa.fiscalCode } });
      expect([text, await codeOf(answer)]).toEqual([text, "404 CLIENT-CODE-NOT-FOUND"]);
      const link = await world.rest("confirmRegistration", { path: { id: text, accessToken: text } });
      expect([text, await codeOf(link)]).toEqual([text, "404 LINK-NOT-FOUND"]);
    }
    expect((await world.rest("login", { body: { username: "' OR 1=1 --", password: "x" } })).status).toBe(401);
  });

  it("creates one account for many registrations at the same time", async () => {
    const world = inNewWorld();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => world.rest("registration", { body: { ...rosa, phone: `333${1000000 + index}` } })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const links = (await world.outbox()).filter(({ to }) => to === rosa.email).map(({ link }) => link?.split("/").at(-1) ?? "");
    const followed = [];
    for (const accessToken of links)
      followed.push((await world.rest("confirmRegistration", { path: { id: "100021", accessToken } })).status);
    expect(followed.filter((status) => status === 200)).toHaveLength(1);
    expect((await world.signIn(rosa.email)).customerId).toBe("100021");
  });
});
