import { LateError } from "@favilla/design-system/theme/lateComponent.ts";
import { Component, type ReactNode } from "react";
import { clearSession } from "../platform/session/session.ts";
import { visit } from "../platform/session/storage.ts";
import { Failure } from "./failurePart.tsx";
import { LanguageProvider } from "./language/LanguageProvider.tsx";

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
    const isLate = this.state.error instanceof LateError;
    return (
      <LanguageProvider>
        <Failure>{({ Outdated, Crashed }) => (isLate ? <Outdated /> : <Crashed />)}</Failure>
      </LanguageProvider>
    );
  }
}
