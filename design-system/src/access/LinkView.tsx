import { LinkOutcome, type LinkOutcomeProps, type LinkResult } from "./LinkOutcome.tsx";
import { Button } from "../actions/Button.tsx";
import type { Load } from "../data/load.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { CloudOffIllustration } from "../feedback/illustrations/CloudOffIllustration.tsx";
import { Progress } from "../feedback/Progress.tsx";
import { AuthLayout } from "../layout/AuthLayout.tsx";
import { PageHeader } from "../layout/PageHeader.tsx";
import { useMessages } from "../theme/messages.ts";
import type { ReactNode } from "react";
import { hrefTo } from "../../../portal/src/platform/pages/paths.ts";
import { linkMessages } from "./linkMessages.it.ts";

export interface LinkViewProps extends Pick<LinkOutcomeProps, "purpose" | "renewHref"> {
  /** Title of the page until the result is known. */
  title: string;
  load: Load<{ result: LinkResult }>;
  /** Reason why the link could not be executed, in words. */
  failure: string | undefined;
  signedIn: boolean;
  /** Details shown after a success. */
  children?: ReactNode;
}

/** The result of an executed link, and a way to continue. */
export function LinkView({ title, load, failure, signedIn, children, ...rest }: LinkViewProps) {
  const words = useMessages(linkMessages);
  const onward = signedIn ? { continueHref: hrefTo("home"), continueLabel: words.home } : { continueHref: hrefTo("login") };
  switch (load.state) {
    case "Loaded":
      return (
        <AuthLayout>
          <LinkOutcome {...rest} {...onward} result={load.data.result} takesFocus>
            {load.data.result === "success" && children}
          </LinkOutcome>
        </AuthLayout>
      );
    case "LoadFailure":
      return (
        <AuthLayout>
          <EmptyState
            headingLevel={1}
            illustration={<CloudOffIllustration />}
            title={words.notChecked}
            description={failure}
            action={<Button onClick={load.retry}>{words.retry}</Button>}
          />
        </AuthLayout>
      );
    case "Unset":
    case "Loading":
    case "NoDataFound":
      return (
        <AuthLayout aria-busy="true">
          <PageHeader title={title} />
          <Progress label={words.following} />
        </AuthLayout>
      );
  }
}
