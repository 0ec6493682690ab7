import { expect, it, vi } from "vitest";
import { cacheKey, renderHook } from "../../../platform/session/testHook.tsx";
import { useCredentials } from "./useCredentials.ts";

vi.mock("../../../platform/session/session.ts", async (original) => ({
  ...(await original<typeof import("../../../platform/session/session.ts")>()),
  useSession: () => ({ customerId: "100001" }),
}));
const calls = vi.hoisted(() => ({
  query: vi.fn(),
  post: vi.fn(),
  put: vi.fn(),
  publicGet: vi.fn(),
  publicPost: vi.fn(),
  publicPut: vi.fn(),
}));
vi.mock("../../../platform/wire/graphql.ts", () => ({ query: calls.query }));
vi.mock("../../../platform/wire/rest.ts", () => calls);
vi.mock("../../../platform/wire/publicRest.ts", () => calls);

it("[PF-07, PF-10] the password is changed and the account deleted with the address of now, which a link may have changed elsewhere", async () => {
  const user = { id: "100001", email: "giulia@esempio.it", fiscalCode: "SMPGLI80A41A944Z" };
  calls.query.mockResolvedValue({ user: { ...user, email: "nuova@esempio.it" } });
  calls.post.mockResolvedValue({ message: "Email sent" });
  calls.put.mockResolvedValue({ message: "Done" });
  const { given, shown } = renderHook(useCredentials, { [cacheKey("user")]: user });
  expect(await given.changePassword.send()).toBe("nuova@esempio.it");
  expect(calls.post).toHaveBeenCalledWith("startChangePassword", { body: { email: "nuova@esempio.it" } });
  expect(shown(cacheKey("user"))).toMatchObject({ email: "nuova@esempio.it" });
  expect(await given.remove.send()).toBe("nuova@esempio.it");
  expect(calls.put).toHaveBeenCalledWith("deleteUser", { body: { email: "nuova@esempio.it" } });
});
