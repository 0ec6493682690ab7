import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "../../../platform/errors/errors.ts";
import { deleteOrFind, deletionFailed } from "./deletion.ts";

const calls = vi.hoisted(() => ({ query: vi.fn(), put: vi.fn(), expectDeletion: vi.fn() }));
vi.mock("../../../platform/wire/endReason.ts", () => ({ expectDeletion: calls.expectDeletion }));
vi.mock("../../../platform/wire/graphql.ts", () => ({ query: calls.query }));
vi.mock("../../../platform/wire/rest.ts", () => ({ put: calls.put, post: vi.fn() }));
afterEach(() => vi.resetAllMocks());

const user = { id: "100001", email: "giulia@esempio.it", hasDeletedAccount: false };
const lost = [new ApiError("no network", { reason: "network" }), new ApiError("down", { reason: "status", status: 503 })];

/** Deletes the account and returns what the dialog is told. */
const remove = () =>
  deleteOrFind("100001", "giulia@esempio.it").then(
    () => deletionFailed({ state: "Updated", data: "giulia@esempio.it" }),
    (error: unknown) => deletionFailed({ state: "UpdateFailure", error }),
  );

it("[PF-13] a deletion that the servers refused has failed, and nothing is asked", async () => {
  calls.put.mockRejectedValue(new ApiError("no", { reason: "status", status: 404 }));
  expect(await remove()).toBe(true);
  expect([calls.query, calls.expectDeletion].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it.each(lost)("[PF-14] a deletion ends the session: after a lost answer its end says so before the account is read: %s", async (error) => {
  calls.put.mockRejectedValue(error);
  calls.query.mockRejectedValue(new ApiError("the session has ended", { reason: "status", status: 401 }));
  expect(await remove()).toBe("unknown");
  expect(calls.expectDeletion).toHaveBeenCalledBefore(calls.query);
});

it.each(lost)("[PF-13] after a lost answer the account says whether it is deleted: %s", async (error) => {
  calls.put.mockRejectedValue(error);
  calls.query.mockResolvedValue({ user });
  expect(await remove()).toBe(true);
  calls.query.mockResolvedValue({ user: { ...user, hasDeletedAccount: true } });
  expect(await remove()).toBe(false);
});

it.each(lost)("[PF-13] after a lost answer nobody knows whether the account is deleted if it can't be read: %s", async (error) => {
  calls.put.mockRejectedValue(error);
  calls.query.mockRejectedValue(error);
  expect(await remove()).toBe("unknown");
});
