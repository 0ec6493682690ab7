import type { MigrationViewProps } from "@favilla/design-system/access/MigrationView.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../platform/errors/errors.ts";
import MigratePasswordPage from "./MigratePasswordPage.tsx";

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
vi.mock("@favilla/design-system/access/MigrationView.tsx", () => ({ MigrationView: view }));

const refusal = (code: string, status: number) => new ApiError("no", { reason: "status", status, data: { code } });

const used = refusal("LINK-USED", 409);
const lost = new ApiError("no network", { reason: "network" });

/** Opens the page, and returns how to submit a password with an answer of the servers: it resolves to whether the next page opens. */
function open() {
  renderToStaticMarkup(<MigratePasswordPage />);
  const props = view.mock.lastCall?.[0];
  return async (newPassword: string, error: ApiError): Promise<boolean> => {
    navigate.mockClear();
    confirm.mockRejectedValueOnce(error);
    if (props?.step === "password") await props.form.onSubmit({ newPassword });
    return navigate.mock.calls.length > 0;
  };
}

describe("[AC-42] used tokens", () => {
  it("after an answer that was lost mean that the same password is saved", async () => {
    const submit = open();
    expect(await submit("Scintilla-2027", lost)).toBe(false);
    expect(await submit("Scintilla-2027", used)).toBe(true);
    expect(navigate).toHaveBeenCalledWith("/migrazione/completata", { replace: true, state: { succeeded: true } });
  });

  it("do not mean that another password is saved, or one that was sent for the first time", async () => {
    const submit = open();
    expect(await submit("Scintilla-2027", used)).toBe(false);
    expect(await submit("Scintilla-2027", lost)).toBe(false);
    expect(await submit("Brezza-2028", used)).toBe(false);
  });

  it.each([refusal("LINK-EXPIRED", 410), refusal("INSECURE-PASSWORD", 400)])(
    "are not expired ones or a refused password",
    async (error) => {
      const submit = open();
      expect(await submit("Scintilla-2027", lost)).toBe(false);
      expect(await submit("Scintilla-2027", error)).toBe(false);
    },
  );
});
