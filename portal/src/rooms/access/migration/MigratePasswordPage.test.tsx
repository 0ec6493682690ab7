import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { ApiError } from "../../../platform/errors/errors.ts";
import MigratePasswordPage from "./MigratePasswordPage.tsx";
import type { MigrationViewProps } from "./MigrationView.tsx";

const { confirm, navigate, view } = vi.hoisted(() => ({
  confirm: vi.fn<() => Promise<void>>(),
  navigate: vi.fn(),
  view: vi.fn<(props: MigrationViewProps) => null>(() => null),
}));
vi.mock("../../account/credentials/calls.ts", () => ({ confirmChangePassword: confirm }));
vi.mock("../../../platform/pages/useNavigateHere.ts", () => ({ useNavigateHere: () => navigate }));
vi.mock("../../../platform/pages/usePage.ts", () => ({ usePage: () => undefined }));
vi.mock("../../../platform/session/session.ts", () => ({ readSession: () => null }));
vi.mock("./useMigrationProof.ts", () => ({ useMigrationProof: () => ({ serverToken: "s", token: "t" }) }));
vi.mock("./MigrationView.tsx", () => ({ MigrationView: view }));

const refused = (code: string, status: number) => new ApiError("no", { reason: "status", status, data: { code } });

/** Submits the form with an answer of the servers. Resolves to whether the next page opens. */
async function submit(error: ApiError): Promise<boolean> {
  navigate.mockClear();
  confirm.mockRejectedValueOnce(error);
  renderToStaticMarkup(<MigratePasswordPage />);
  const props = view.mock.lastCall?.[0];
  if (props?.step === "password") await props.form.onSubmit({ newPassword: "Scintilla-2027" });
  return navigate.mock.calls.length > 0;
}

it("[AC-42] a password that was saved although its answer was lost ends the migration at the next press", async () => {
  expect(await submit(refused("LINK-USED", 409))).toBe(true);
  expect(navigate).toHaveBeenCalledWith("/migrazione/completata", { replace: true });
  expect(await submit(refused("LINK-EXPIRED", 410))).toBe(false);
  expect(await submit(refused("INSECURE-PASSWORD", 400))).toBe(false);
});
