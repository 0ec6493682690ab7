import { expect, it, vi } from "vitest";
import { ApiError } from "../../../platform/errors/errors.ts";
import { memoryStorage } from "../../../platform/session/memoryStorage.ts";
import { readSession, writeSession } from "../../../platform/session/session.ts";
import { renderHook } from "../../../platform/session/testHook.tsx";
import { useNewPassword } from "./useNewPassword.ts";

vi.stubGlobal("window", { localStorage: memoryStorage(new Map()), sessionStorage: memoryStorage(new Map()) });

const session = { customerId: "100001", token: "t", refreshToken: "r", expiresAt: undefined };
const submit = (save: () => Promise<void>, onSaved = vi.fn()) =>
  renderHook(() => useNewPassword(save, onSaved), {}).given.form.onSubmit({ newPassword: "Scintilla-2027" });

it("[AC-39] a new password ends this browser's session too before the next page opens; a refusal ends nothing", async () => {
  writeSession(session);
  await submit(() => Promise.reject(new ApiError("used", { reason: "status", status: 409, data: { code: "LINK-USED" } })));
  expect(readSession()).toMatchObject({ customerId: "100001" });
  const seen: unknown[] = [];
  await submit(
    () => Promise.resolve(),
    vi.fn(() => void seen.push(readSession())),
  );
  expect(seen).toEqual([null]);
});
