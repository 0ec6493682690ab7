import { LinkView, type LinkViewProps } from "@favilla/design-system/access/LinkView.tsx";
import { type ReactNode, useEffect } from "react";
import { useErrorWords } from "../errors/useErrorWords.ts";
import { type LinkParts, useLinkParts } from "../pages/linkParts.ts";
import type { PageName } from "../pages/messages.it.ts";
import { hrefTo } from "../pages/paths.ts";
import { focusHeading, usePage } from "../pages/usePage.ts";
import { useSession } from "../session/session.ts";
import { useFollowedLink } from "./useFollowedLink.ts";

interface LinkPageProps<T> extends Pick<LinkViewProps, "purpose" | "renewHref"> {
  page: PageName;
  /** Executes the link. */
  follow: (parts: NonNullable<LinkParts>) => Promise<T>;
  /** Renders details of the response. */
  children?: (answer: T) => ReactNode;
}

/** The page of an e-mail link that needs no input: the link is executed as soon as the page opens. */
export function LinkPage<T>({ page, purpose, follow, renewHref, children }: LinkPageProps<T>) {
  const title = usePage(page);
  const errorWords = useErrorWords();
  const signedIn = useSession() !== null;
  const load = useFollowedLink(useLinkParts(), follow);
  const failed = load.state === "LoadFailure";
  useEffect(() => {
    if (failed) focusHeading();
  }, [failed]);
  return (
    <LinkView
      title={title}
      purpose={purpose}
      load={load}
      failure={failed ? errorWords(load.error) : undefined}
      signInHref={hrefTo("login")}
      homeHref={signedIn ? hrefTo("home") : undefined}
      renewHref={renewHref}
    >
      {load.state === "Loaded" && load.data.answer !== undefined && children?.(load.data.answer)}
    </LinkView>
  );
}
