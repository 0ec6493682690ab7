import { Button } from "@favilla/design-system/actions/Button.tsx";
import { CloudOffIllustration } from "@favilla/design-system/feedback/illustrations/CloudOffIllustration.tsx";
import { LateError } from "@favilla/design-system/theme/lateComponent.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { Component, type ReactNode } from "react";
import { appMessages } from "../platform/pages/messages.it.ts";
import { hrefTo } from "../platform/pages/paths.ts";
import { clearSession } from "../platform/session/session.ts";
import { visit } from "../platform/session/storage.ts";
import { LanguageProvider } from "./language/LanguageProvider.tsx";
import { MessagePage } from "./pages/MessagePage.tsx";

function Outdated() {
  const words = useMessages(appMessages);
  const reload = <Button onClick={() => window.location.reload()}>{words.reload}</Button>;
  return <MessagePage illustration={<CloudOffIllustration />} title={words.outdated} description={words.outdatedText} action={reload} />;
}

function Crashed() {
  const words = useMessages(appMessages);
  const login = <Button href={hrefTo("login")}>{words.backToLogin}</Button>;
  return <MessagePage illustration={<CloudOffIllustration />} title={words.crashed} description={words.crashedText} action={login} />;
}

/**
 * The outermost error boundary. It handles errors of any page and clears storage (CH-12), so that broken data can't break the next start. A
 * part that could not be loaded does not clear storage.
 */
export class AppBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof LateError) return;
    visit.clear();
    clearSession();
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <LanguageProvider>{this.state.error instanceof LateError ? <Outdated /> : <Crashed />}</LanguageProvider>;
  }
}
