import { AuthLayout, panelWindow } from "../layout/AuthLayout.tsx";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { useMedia } from "../layout/useMedia.ts";
import { latePart } from "../theme/lateComponent.ts";
import { useMessages } from "../theme/messages.ts";
import { accessMessages } from "./accessMessages.it.ts";
import { SignInForm, type SignInFormProps } from "./SignInForm.tsx";

export interface SignInViewProps
  extends Pick<PageHeaderProps, "title">,
    Pick<SignInFormProps, "onSubmit" | "busy" | "failure" | "forgotEmailHref" | "forgotPasswordHref" | "registerHref"> {}

/** Loaded in windows that have room for it. */
const productShow = latePart("ProductShow", () => import("./ProductShow.tsx"), { optional: true });

const Show = () => (useMedia(panelWindow) ? <productShow.Component /> : null);

/** The sign-in page, beside which the product is shown on a desktop (AC-75). What was typed is kept after a failure. */
export function SignInView({ title, ...form }: SignInViewProps) {
  const words = useMessages(accessMessages);
  return (
    <AuthLayout message={words.sideTitle} detail={words.sideText} show={<Show />}>
      <PageHeader title={title} description={words.lead} />
      <SignInForm {...form} />
    </AuthLayout>
  );
}
