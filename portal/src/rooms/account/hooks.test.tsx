import type { Notice } from "@favilla/design-system/account/notice.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import shipped from "../../../public/config.json?raw";
import { parseConfig, setConfig } from "../../platform/config/config.ts";
import { ApiError } from "../../platform/errors/errors.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { cacheKey, renderHook } from "../../platform/session/testHook.tsx";
import { customerQuery } from "./calls.ts";
import { type Consents, consentNames } from "./consents/consents.ts";
import { useConsents } from "./consents/useConsents.ts";
import { noticesQuery } from "./notifications/calls.ts";
import { useMarkRead } from "./notifications/useMarkRead.ts";
import { useUnreadCount } from "./notifications/useUnreadCount.ts";
import { residencesQuery } from "./profile/calls.ts";
import { useContacts } from "./profile/useContacts.ts";
import { noPromo } from "./referral/promo.ts";
import { usePromo } from "./referral/usePromo.ts";

vi.mock("../../platform/session/session.ts", async (original) => ({
  ...(await original<typeof import("../../platform/session/session.ts")>()),
  useSession: () => ({ customerId: "100001" }),
  // Another customer has signed in in another tab since the page was drawn.
  readSession: () => ({ customerId: "100002" }),
}));
const send = vi.hoisted(() => vi.fn());
vi.mock("../../platform/wire/graphql.ts", () => ({ query: send }));
afterEach(() => send.mockReset());

const consents = { id: "p-1", ...Object.fromEntries(consentNames.map((name) => [name, false])) } as Consents;

describe("reading", () => {
  it("is loading until data arrive, and distinguishes an empty list from a failure", () => {
    expect(renderHook(() => useQuery(customerQuery), {}).given.state).toBe("Loading");
    expect(renderHook(() => useQuery(customerQuery), { [cacheKey("customer")]: { customerId: "100001" } }).given).toMatchObject({
      state: "Loaded",
    });
    expect(renderHook(() => useQuery(residencesQuery), { [cacheKey("residences")]: [] }).given).toEqual({ state: "NoDataFound" });
    expect(renderHook(() => useQuery(noticesQuery), { [cacheKey("notices")]: [] }).given).toEqual({ state: "NoDataFound" });
    expect(renderHook(useConsents, { [cacheKey("consents")]: consents }).given.load).toEqual({ state: "Loaded", data: consents });
  });

  it("[PR-01] the promotion is a failure for a customer without a friend code, and where it is switched off", () => {
    const state = (friendCode: string | null, referral: boolean, promo?: object) => {
      setConfig({ ...parseConfig(shipped), features: { ...parseConfig(shipped).features, referral } });
      const cached = {
        [cacheKey("customer")]: { customerId: "100001", friendCode },
        ...(promo && { [cacheKey("promo", friendCode)]: promo }),
      };
      return renderHook(usePromo, cached).given.state;
    };
    const on = { status: true, configuration: {} };
    expect([state("A", true), state("A", true, on), state("A", true, noPromo)]).toEqual(["Loading", "Loaded", "NoDataFound"]);
    expect([state(null, true), state("A", false, on)]).toEqual(["NoDataFound", "NoDataFound"]);
  });
});

it("[R64] [NT-04, CH-06] the bell leaves out the kinds that the configuration names, and counts nothing while it is loading", () => {
  const customer = { [cacheKey("customer")]: { customerId: "100001", alertNotifications: true } };
  const notices = { [cacheKey("notices")]: [1, 2, 3].map((type) => ({ id: String(type), notificationType: type, read: false })) };
  const counted = (excludedNotificationTypes: number[], cached: object = { ...customer, ...notices }) => {
    setConfig({ ...parseConfig(shipped), excludedNotificationTypes });
    return renderHook(useUnreadCount, { ...cached }).given;
  };
  expect([counted([]), counted([2]), counted([1, 3])]).toEqual([3, 2, 1]);
  expect([counted([], customer), counted([], notices)]).toEqual([0, 0]);
});

describe("writing", () => {
  it("[PF-06] a consent that cannot be saved is restored", async () => {
    send.mockRejectedValue(new ApiError("500", { reason: "status" }));
    const { given, shown } = renderHook(useConsents, { [cacheKey("consents")]: consents });
    const saving = given.save("privacy8", true);
    expect(shown(cacheKey("consents"))).toEqual({ ...consents, privacy8: true });
    await expect(saving).rejects.toThrow("500");
    expect(shown(cacheKey("consents"))).toEqual(consents);
  });

  it("[PF-06] a consent changed before leaving the page is kept by one changed after coming back", async () => {
    let stored = consents;
    send.mockImplementation(async (document: string, { id: _, customerId: __, ...values }: Record<string, unknown>) => {
      if (!document.includes("updatePrivacy")) return { allPrivacies: [stored] };
      await Promise.resolve();
      stored = { ...stored, ...values };
      return { updatePrivacy: stored };
    });
    const [left, back] = [0, 1].map(() => renderHook(useConsents, { [cacheKey("consents")]: consents }));
    await Promise.all([left?.given.save("privacy4", true), back?.given.save("privacy8", true)]);
    expect(stored).toEqual({ ...consents, privacy4: true, privacy8: true });
    expect(back?.shown(cacheKey("consents"))).toEqual(stored);
  });

  it("[PF-06] a consent that waits for its turn is saved for the customer who gave it, whoever has signed in meanwhile", async () => {
    send.mockImplementation(async (document: string) =>
      document.includes("updatePrivacy") ? { updatePrivacy: consents } : { allPrivacies: [consents] },
    );
    await renderHook(useConsents, { [cacheKey("consents")]: consents }).given.save("privacy4", true);
    expect(send.mock.calls[0]?.[1]).toEqual({ customerId: "100001" });
  });

  it("[NT-02] a notification is read in list and bell at once, and as before if that could not be stored", async () => {
    const before = [
      { id: "n-1", read: false },
      { id: "n-2", read: true },
    ];
    const key = cacheKey("notices");
    const shownRead = (list: unknown) => (list as Notice[]).map(({ read }) => read);
    const markRead = () => renderHook(useMarkRead, { [key]: before });
    send.mockResolvedValue({ updateNotification: { id: "n-1", read: true } });
    const stored = markRead();
    await stored.given("n-1");
    expect(shownRead(stored.shown(key))).toEqual([true, true]);
    send.mockRejectedValue(new ApiError("500", { reason: "status" }));
    for (const id of ["n-1", "n-2", "n-3"]) {
      const refused = markRead();
      const marking = refused.given(id);
      expect(shownRead(refused.shown(key))).toEqual([id === "n-1", true]);
      await expect(marking).rejects.toThrow("500");
      expect(refused.shown(key)).toEqual(before);
    }
  });

  it.each([true, false].flatMap((first) => [true, false].flatMap((second) => [0, 1].map((early) => ({ stored: [first, second], early })))))(
    "[AP-47] of two notifications marked at the same time only the one that is not stored is unread again, as soon as that is known: $stored, $early answers first",
    async ({ stored, early }) => {
      const key = cacheKey("notices");
      const { given, shown } = renderHook(useMarkRead, { [key]: stored.map((_, index) => ({ id: String(index), read: false })) });
      const read = () => (shown(key) as { read: boolean }[]).map((notice) => notice.read);
      const answers: (() => void)[] = [];
      send.mockImplementation(
        (_, { id }: { id: string }) =>
          new Promise((accept, refuse) => {
            answers[Number(id)] = () =>
              stored[Number(id)] ? accept({ updateNotification: { id, read: true } }) : refuse(new ApiError("500", { reason: "status" }));
          }),
      );
      const marks = stored.map((_, index) => given(String(index)));
      expect(read()).toEqual([true, true]);
      answers[early]?.();
      await Promise.allSettled([marks[early]]);
      expect(read()).toEqual(stored.map((isStored, index) => index !== early || isStored));
      answers[1 - early]?.();
      await Promise.allSettled(marks);
      expect(read()).toEqual(stored);
    },
  );

  it("[PF-04] the switch of the notifications changes the header's data, and nothing else of them", async () => {
    const customer = { customerId: "100001", name: "Giulia", surname: "Esempio", alertNotifications: true, friendCode: "A", more: 1 };
    send.mockResolvedValue({ updateCustomer: { ...customer, alertNotifications: false, phone: "3331234567" } });
    const { given, shown } = renderHook(useContacts, { [cacheKey("customer")]: customer });
    expect(await given.send({ alertNotifications: false })).toMatchObject({ phone: "3331234567" });
    expect(send).toHaveBeenCalledWith(expect.stringContaining("updateCustomer"), { customerId: "100001", alertNotifications: false }, {});
    expect(shown(cacheKey("customer"))).toEqual({ ...customer, alertNotifications: false });
  });

  it("[PF-04] a number and a switch that are saved at the same time both show, whichever answer comes last", async () => {
    const before = { customerId: "100001", phone: "+393330000000", alertNotifications: true };
    const cached = { [cacheKey("customer")]: before };
    const { given, shown } = renderHook(() => ({ phone: useContacts(), alerts: useContacts() }), cached);
    const changed = { ...before, phone: "+393331234567", alertNotifications: false };
    let answerFirst: (data: unknown) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((done) => (answerFirst = done)));
    const phone = given.phone.send({ phone: changed.phone });
    send.mockResolvedValueOnce({ updateCustomer: changed });
    await given.alerts.send({ alertNotifications: false });
    // The servers made this answer before they knew of the switch.
    answerFirst({ updateCustomer: { ...before, phone: changed.phone } });
    await phone;
    expect(shown(cacheKey("customer"))).toEqual(changed);
  });
});
