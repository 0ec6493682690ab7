import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { cachedAnswer } from "../../../platform/session/testHook.tsx";
import { type ConsentName, type Consents, consentNames, createConsentSaver } from "./consents.ts";

const none = { id: "p-1", ...Object.fromEntries(consentNames.map((name) => [name, false])) } as Consents;
const { shown: shownConsents, put, edit } = cachedAnswer<Consents>("consents");

/** A server that responds to each call on request. */
function slowServer() {
  const calls: { body: Consents; answer: (ok: boolean) => void }[] = [];
  let stored = none;
  const send = (body: Consents) =>
    new Promise<Consents>((accept, refuse) => {
      const answer = (ok: boolean) => {
        if (!ok) return refuse(new Error("500"));
        stored = body;
        accept(body);
      };
      calls.push({ body, answer });
    });
  const server = { read: async () => stored, send };
  const changeElsewhere = (change: Partial<Consents>) => {
    stored = { ...stored, ...change };
  };
  return { calls, server, changeElsewhere };
}
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => put(none));

describe("[PF-06] a consent", () => {
  it("shows at once, and stays if it was saved", async () => {
    const { calls, server } = slowServer();
    const saving = createConsentSaver(server)(edit, "privacy4", true, "100001");
    expect(shownConsents().privacy4).toBe(true);
    await settled();
    expect(calls[0]?.body).toEqual({ ...none, privacy4: true });
    calls[0]?.answer(true);
    await saving;
    expect(shownConsents()).toEqual({ ...none, privacy4: true });
  });

  it("is reverted if it could not be saved, and the failure is reported", async () => {
    const { calls, server } = slowServer();
    const saving = createConsentSaver(server)(edit, "informativa", true, "100001");
    await settled();
    calls[0]?.answer(false);
    await expect(saving).rejects.toThrow("500");
    expect(shownConsents()).toEqual(none);
  });

  it("that fails is reverted at once, and the next one does not repeat it", async () => {
    const { calls, server } = slowServer();
    const save = createConsentSaver(server);
    const [first, second] = [save(edit, "privacy4", true, "100001"), save(edit, "privacy5", true, "100001")];
    expect(shownConsents()).toMatchObject({ privacy4: true, privacy5: true });
    await settled();
    expect(calls).toHaveLength(1);
    calls[0]?.answer(false);
    await expect(first).rejects.toThrow("500");
    expect(shownConsents()).toMatchObject({ privacy4: false, privacy5: true });
    await settled();
    expect(calls[1]?.body).toEqual({ ...none, privacy5: true });
    calls[1]?.answer(true);
    await second;
    expect(shownConsents()).toEqual({ ...none, privacy5: true });
  });

  it("that was withdrawn elsewhere stays withdrawn when another is given, and the screen shows it", async () => {
    const { calls, server, changeElsewhere } = slowServer();
    await put({ ...none, privacy4: true });
    changeElsewhere({ privacy4: false });
    const saving = createConsentSaver(server)(edit, "privacy5", true, "100001");
    await settled();
    expect(calls[0]?.body).toEqual({ ...none, privacy5: true });
    calls[0]?.answer(true);
    await saving;
    expect(shownConsents()).toEqual({ ...none, privacy5: true });
  });

  it("with any switches and failures, the screen ends with the server's state", async () => {
    const step = fc.tuple(fc.constantFrom<ConsentName>(...consentNames), fc.boolean(), fc.boolean());
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        await put(none);
        const outcomes = steps.map(([, , ok]) => ok);
        let stored = none;
        const send = async (body: Consents) => {
          if (!outcomes.shift()) throw new Error("500");
          stored = body;
          return body;
        };
        const save = createConsentSaver({ read: async () => stored, send });
        await Promise.allSettled(steps.map(([name, given]) => save(edit, name, given, "100001")));
        expect(shownConsents()).toEqual(stored);
      }),
    );
  });
});
