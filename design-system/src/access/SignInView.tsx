import { AuthLayout } from "../layout/AuthLayout.tsx";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { useMessages } from "../theme/messages.ts";
import { accessMessages } from "./accessMessages.it.ts";
import { SignInForm, type SignInFormProps } from "./SignInForm.tsx";

export interface SignInViewProps
  extends Pick<PageHeaderProps, "title">,
    Pick<SignInFormProps, "onSubmit" | "busy" | "failure" | "forgotEmailHref" | "forgotPasswordHref" | "registerHref"> {}

/** The sign-in page. What was typed is kept after a failure. */
export function SignInView({ title, ...form }: SignInViewProps) {
  const words = useMessages(accessMessages);
  return (
    <AuthLayout message={words.sideTitle} detail={words.sideText}>
      <PageHeader title={title} description={words.lead} />
      <SignInForm {...form} />
    </AuthLayout>
  );
}
