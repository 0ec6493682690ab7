import type { ReactNode } from "react";
import { AuthLayout, panelWindow } from "../layout/AuthLayout.tsx";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { useMedia } from "../layout/useMedia.ts";
import { useMessages } from "../theme/messages.ts";
import { accessMessages } from "./accessMessages.it.ts";
import { SignInForm, type SignInFormProps } from "./SignInForm.tsx";

export interface SignInViewProps
  extends Pick<PageHeaderProps, "title">,
    Pick<SignInFormProps, "onSubmit" | "busy" | "failure" | "forgotEmailHref" | "forgotPasswordHref" | "registerHref"> {
  /** Draws the product beside the form from 1024 px on (`ProductShow`). It may suspend. @default none */
  show?: (() => ReactNode) | undefined;
}

/** Draws what only a desktop has room for. */
const OnDesktop = ({ draw }: { draw: () => ReactNode }) => (useMedia(panelWindow) ? draw() : null);

/** The sign-in page, beside which the product is shown on a desktop (AC-75). What was typed is kept after a failure. */
export function SignInView({ title, show, ...form }: SignInViewProps) {
  const words = useMessages(accessMessages);
  return (
    <AuthLayout message={words.sideTitle} detail={words.sideText} show={show && <OnDesktop draw={show} />}>
      <PageHeader title={title} description={words.lead} />
      <SignInForm {...form} />
    </AuthLayout>
  );
}
