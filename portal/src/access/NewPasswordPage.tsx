import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useNavigate } from "react-router";
import type { PasswordLink } from "../api/credentials.ts";
import { useLinkParts } from "../app/linkParts.ts";
import { type PageName, pagesMessages } from "../app/messages.it.ts";
import { hrefTo } from "../app/paths.ts";
import { usePage } from "../app/usePage.ts";
import { useTaken } from "../app/useTaken.ts";
import { NewPasswordView } from "./NewPasswordView.tsx";
import { useNewPassword } from "./useNewPassword.ts";

interface NewPasswordPageProps {
  page: PageName;
  save: (link: PasswordLink, password: string) => Promise<void>;
}

/** The page of a link that sets a password. */
export function NewPasswordPage({ page, save }: NewPasswordPageProps) {
  const title = useMessages(pagesMessages)[page];
  const navigate = useNavigate();
  const parts = useLinkParts();
  const taken = useTaken();
  const { serverToken = "", token = "" } = parts ?? {};
  const { form, result } = useNewPassword(
    (password) => save({ serverToken, token }, password),
    () => navigate(hrefTo("passwordUpdated"), { replace: true }),
  );
  usePage(title);
  return <NewPasswordView title={title} form={form} result={parts || !taken ? result : "foreign"} />;
}
