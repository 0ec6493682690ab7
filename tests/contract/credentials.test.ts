import { describe, expect, it, vi } from "vitest";
import { emailChange, emailValidation, forgotten, newEmail, passwordChange, registered } from "./cases/links.ts";
import { password, type Tools, withSandbox } from "./sandbox.ts";

vi.setConfig({ testTimeout: 20_000 });
const { inNewWorld } = withSandbox();
const chosen = "Scintilla-2027";
const giulia = "giulia@esempio.it";

const codeOf = async (answer: Response) => `${answer.status} ${((await answer.json()) as { code?: string }).code ?? ""}`.trim();
const reset = ({ rest }: Tools, path: { serverToken: string; token: string }, secret = chosen) =>
  rest("resetPassword", { path: { ...path }, body: { newPassword: secret, confirmNewPassword: secret } });
const login = ({ rest }: Tools, username: string, secret = password) => rest("login", { body: { username, password: secret } });
const change = ({ rest }: Tools, path: { serverToken: string; token: string }) =>
  rest("confirmChangePassword", { path: { ...path }, body: { newPassword: chosen, oldPassword: "" } });

describe("a link of an e-mail", () => {
  /** Each kind of link, with its hours and a function that requests it at nine on 20 November and follows it later. */
  const kinds: [kind: string, hours: number, follow: (tools: Tools, at: () => Promise<unknown>) => Promise<Response>][] = [
    ["registration", 48, async (tools, at) => tools.rest("confirmRegistration", { path: await registered(tools).finally(at) })],
    ["forgotten password", 1, async (tools, at) => reset(tools, await forgotten(tools).finally(at))],
    ["change of password", 1, async (tools, at) => change(tools, await passwordChange(tools).finally(at))],
    [
      "change of e-mail",
      24,
      async (tools, at) => {
        const { serverToken, email, token } = await emailChange(tools).finally(at);
        return tools.rest("confirmChangeEmail", { path: { serverToken, email, token } });
      },
    ],
  ];

  it.each(kinds)("[AC-22] lasts its time and no longer: %s", async (_kind, hours, follow) => {
    const sent = Date.parse("2026-11-20T09:00:00.000Z");
    const answerAfter = async (minutes: number) => {
      const world = inNewWorld();
      await world.setClock(new Date(sent).toISOString());
      return codeOf(await follow(world, () => world.setClock(new Date(sent + minutes * 60_000).toISOString())));
    };
    expect(await answerAfter(hours * 60 - 1)).toBe("200");
    expect(await answerAfter(hours * 60 + 1)).toBe("410 LINK-EXPIRED");
  });
});

describe("a password that was forgotten", () => {
  it("[AC-24] gets the same answer with and without an account, and an e-mail goes only to an account", async () => {
    const world = inNewWorld();
    const before = (await world.outbox()).length;
    const answers = [giulia, "chiunque@esempio.it", "rosa@esempio.it"].map((email) =>
      world.rest("requestPasswordReset", { body: { email } }),
    );
    const bodies = await Promise.all((await Promise.all(answers)).map(async (answer) => [answer.status, await answer.text()]));
    expect(new Set(bodies.map(String)).size).toBe(1);
    expect((await world.outbox()).length - before).toBe(1);
  });

  it("[AC-25] sends at most five e-mails in an hour, and gives the same answer after that", async () => {
    const world = inNewWorld();
    const ask = () => world.rest("requestPasswordReset", { body: { email: giulia } });
    for (let count = 0; count < 8; count += 1) expect((await ask()).status).toBe(200);
    const letters = async () => (await world.outbox()).filter(({ to }) => to === giulia).length;
    expect(await letters()).toBe(5);
    await world.setClock("2026-11-21T10:00:01.000Z");
    await ask();
    expect(await letters()).toBe(6);
  });

  it("[AC-22, AC-32] is set once, by the newest link, and ends every session and every other link", async () => {
    const world = inNewWorld();
    const session = await world.signIn(giulia);
    const change = await passwordChange(world);
    const older = await forgotten(world);
    const link = await forgotten(world);
    expect(await codeOf(await reset(world, older))).toBe("410 LINK-EXPIRED");
    expect(await codeOf(await reset(world, { ...link, serverToken: older.serverToken }))).toBe("404 LINK-NOT-FOUND");
    expect(await codeOf(await reset(world, link, "debole"))).toBe("400 INSECURE-PASSWORD");
    expect((await reset(world, link)).status).toBe(200);
    expect(await codeOf(await reset(world, link))).toBe("409 LINK-USED");
    const body = { newPassword: "Altra-Scintilla-1", oldPassword: "" };
    expect(await codeOf(await world.rest("confirmChangePassword", { path: { ...change }, body }))).toBe("410 LINK-EXPIRED");
    expect((await world.rest("vouchers", { token: session.token })).status).toBe(401);
    const { token, refreshToken } = session;
    expect((await world.rest("refresh", { body: { token, refreshToken } })).status).toBe(401);
    expect([(await login(world, giulia)).status, (await login(world, giulia, chosen)).status]).toEqual([401, 200]);
  });

  it("[AC-22, AC-32] keeps to its kind of link, and to its customer", async () => {
    const world = inNewWorld();
    const link = await forgotten(world);
    const body = { newPassword: chosen, oldPassword: "" };
    expect(await codeOf(await world.rest("confirmChangePassword", { path: { ...link }, body }))).toBe("404 LINK-NOT-FOUND");
    expect(await codeOf(await world.rest("validateEmail", { path: { a: "100001", b: link.token } }))).toBe("404 LINK-NOT-FOUND");
    expect(await codeOf(await reset(inNewWorld(), link))).toBe("404 LINK-NOT-FOUND");
    for (const secret of ["Giulia-2026!", "X-100001-abc", "smpgli80a41a944z-A", password])
      expect([secret, await codeOf(await reset(world, link, secret))]).toEqual([secret, "400 InvalidPasswordException"]);
  });

  it("[AC-35] names the text that a password contains", async () => {
    const world = inNewWorld();
    const link = await forgotten(world);
    for (const [secret, reason] of [
      ["Giulia-2026!", "il nome della tua e-mail"],
      ["X-100001-abc", "il tuo codice cliente"],
      ["smpgli80a41a944z-A", "il tuo codice fiscale"],
      [password, "È la password che hai già"],
    ] as const)
      expect((await (await reset(world, link, secret)).json()) as object).toMatchObject({ message: expect.stringContaining(reason) });
  });

  it("oldPassword is empty, always", async () => {
    const world = inNewWorld();
    const path = { ...(await passwordChange(world)) };
    for (const body of [{ newPassword: chosen, oldPassword: password }, { newPassword: chosen }])
      expect(await codeOf(await world.rest("confirmChangePassword", { path, body }))).toBe("400 Parameters");
  });
});

describe("a new address", () => {
  it("[PF-10] changes nothing before its link is opened; the old address gets an e-mail", async () => {
    const world = inNewWorld();
    const { session, serverToken, email, token } = await emailChange(world);
    expect([(await login(world, giulia)).status, (await login(world, newEmail)).status]).toEqual([200, 401]);
    await world.rest("confirmChangeEmail", { path: { serverToken, email, token } });
    expect([(await login(world, giulia)).status, (await login(world, newEmail)).status]).toEqual([401, 200]);
    expect((await world.outbox())[0]).toMatchObject({ to: giulia, subject: "Il tuo indirizzo e-mail è cambiato" });
    expect((await world.rest("vouchers", { token: session.token })).status).toBe(200);
  });

  it("keeps plus signs and other odd characters of an address on its way through the link", async () => {
    const world = inNewWorld();
    const { serverToken, email, token } = await emailChange(world, "giulia+luce%gas@esempio.it");
    expect(email).toBe("giulia+luce%gas@esempio.it");
    expect((await world.rest("confirmChangeEmail", { path: { serverToken, email, token } })).status).toBe(200);
    expect((await login(world, "giulia+luce%gas@esempio.it")).status).toBe(200);
  });

  it("that equals the present one is validated, and forceUpdateUsername is removed", async () => {
    const world = inNewWorld();
    const { a, b } = await emailValidation(world);
    expect(a).toBe("100001");
    expect((await world.rest("validateEmail", { path: { a, b } })).status).toBe(200);
    expect((await login(world, giulia)).status).toBe(200);
  });

  it("[AC-30] of a migration needs its own token, which opens nothing else", async () => {
    const world = inNewWorld();
    const signal = await (await login(world, "migra-email@esempio.it")).json();
    const { token } = signal as { token: string };
    expect((await world.rest("startChangePassword", { token, body: { email: "migra-email@esempio.it" } })).status).toBe(401);
    expect((await world.rest("deleteUser", { token, body: { email: "migra-email@esempio.it" } })).status).toBe(401);
    expect(await codeOf(await world.rest("startChangeEmail", { token, body: { email: giulia } }))).toBe("409 REGISTRATION-EMAIL-TAKEN");
    await world.setClock("2026-11-21T09:30:00.000Z");
    expect((await world.rest("startChangeEmail", { token, body: { email: "emilia@esempio.it" } })).status).toBe(401);
  });

  it("[AC-30] of a migration is proved for half an hour, and so is its password", async () => {
    const world = inNewWorld();
    const proofOf = async () => (await (await login(world, "migra-password@esempio.it")).json()) as { serverToken: string; token: string };
    const late = await proofOf();
    await world.setClock("2026-11-21T09:31:00.000Z");
    expect(await codeOf(await change(world, late))).toBe("410 LINK-EXPIRED");
    const inTime = await proofOf();
    await world.setClock("2026-11-21T10:00:00.000Z");
    expect(await codeOf(await change(world, inTime))).toBe("200");
  });

  it("of a migration may be the old one, validated", async () => {
    const world = inNewWorld();
    const { token } = (await (await login(world, "migra-email@esempio.it")).json()) as { token: string };
    await world.rest("startChangeEmail", { token, body: { email: "migra-email@esempio.it" } });
    const query = new URLSearchParams((await world.outbox())[0]?.link?.split("?")[1]);
    await world.rest("validateEmail", { path: { a: query.get("a") ?? "", b: query.get("b") ?? "" } });
    expect((await world.signIn("migra-email@esempio.it")).customerId).toBe("100023");
  });
});

describe("an address by fiscal code", () => {
  it("[AC-24] has one form, whoever requests it", async () => {
    const world = inNewWorld();
    const ask = async (code: string) => (await (await world.rest("emailByFiscalCode", { path: { code } })).json()) as { email: string };
    const codes = ["SMPGLI80A41A944Z", "smpgli80a41a944z", "DBTRSO88L52A944K", "RSSMRA80A01H501U", "00743110157"];
    const answers = await Promise.all(codes.map(ask));
    for (const answer of answers) expect(answer).toEqual({ email: expect.stringMatching(/^[a-z]•••••@e•••••\.it$/) });
    expect(answers[0]).toEqual(answers[1]);
    expect(await ask("RSSMRA80A01H501U")).toEqual(answers[3]);
  });
});

describe("a deleted account", () => {
  it("[PF-09] has no session, no sign-in, no link and no e-mail", async () => {
    const world = inNewWorld();
    const link = await forgotten(world);
    const [one, other] = [await world.signIn(giulia), await world.signIn(giulia)];
    expect((await world.rest("deleteUser", { token: one.token, body: { email: giulia } })).status).toBe(200);
    for (const { token } of [one, other]) expect((await world.rest("vouchers", { token })).status).toBe(401);
    expect((await login(world, giulia)).status).toBe(401);
    expect((await reset(world, link)).status).toBe(410);
    const before = (await world.outbox()).length;
    await world.rest("requestPasswordReset", { body: { email: giulia } });
    expect((await world.outbox()).length).toBe(before);
    expect((await (await world.rest("emailByFiscalCode", { path: { code: "SMPGLI80A41A944Z" } })).json()) as object).toEqual({
      email: expect.stringMatching(/^[a-z]•••••@e•••••\.it$/),
    });
  });

  it("[PF-09] updateUser cannot change any other field", async () => {
    const world = inNewWorld();
    const { token, customerId } = await world.signIn(giulia);
    const errorOf = async (change: object) =>
      (await world.graphql("updateUser", { id: customerId, ...change }, token)).errors?.[0]?.extensions.code;
    for (const change of [
      { isRegistred: false },
      { hasDeletedAccount: false },
      { fiscalCode: "RSSMRA80A01H501U" },
      { confirmedPhone: "' OR 1=1" },
      { email: "altra@esempio.it" },
    ])
      expect([change, await errorOf(change)]).toEqual([change, "Parameters"]);
    expect(await errorOf({ fiscalCode: "smpgli80a41a944z", isRegistred: true, oldPassword: password })).toBeUndefined();
    const query = `mutation { updateUser(id: "${customerId}", migration: "x", customerId: "100002") { id } }`;
    const refused = await (await world.call("/admin/api", { token, body: { query } })).json();
    expect(refused).toMatchObject({ errors: [{ extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }, {}] });
    const { token: confirmedEmailToken } = await emailChange(world);
    expect(await errorOf({ email: newEmail, confirmedEmailToken })).toBeUndefined();
    expect((await world.signIn(newEmail)).customerId).toBe("100001");
  });
});
