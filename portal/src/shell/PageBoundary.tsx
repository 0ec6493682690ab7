import { Button } from "@favilla/design-system/actions/Button.tsx";
import { EmptyState } from "@favilla/design-system/feedback/EmptyState.tsx";
import { CloudOffIllustration } from "@favilla/design-system/feedback/illustrations/CloudOffIllustration.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { Component, type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { report } from "../platform/errors/report.ts";
import { PartError } from "../platform/loading/part.ts";
import { appMessages } from "../platform/pages/messages.it.ts";
import { usePage } from "../platform/pages/usePage.ts";

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const words = useMessages(appMessages);
  const offline = !navigator.onLine;
  const title = offline ? words.offline : words.outdated;
  usePage(title);
  useEffect(() => {
    window.addEventListener("online", onRetry);
    return () => window.removeEventListener("online", onRetry);
  }, [onRetry]);
  return (
    <EmptyState
      headingLevel={1}
      illustration={<CloudOffIllustration />}
      title={title}
      description={offline ? words.offlineText : words.outdatedText}
      action={
        // Without a connection a reload would lose the whole portal.
        offline ? (
          <Button onClick={onRetry}>{words.retry}</Button>
        ) : (
          <Button onClick={() => window.location.reload()}>{words.reload}</Button>
        )
      }
    />
  );
}

interface BoundaryProps {
  /** Changes with each navigation, which shows the next page. */
  visit: string;
  children: ReactNode;
}

interface BoundaryState {
  visit: string;
  error: PartError | undefined;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { visit: this.props.visit, error: undefined };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    if (error instanceof PartError) return { error };
    throw error;
  }

  static getDerivedStateFromProps({ visit }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    if (visit === state.visit) return null;
    state.error?.forget();
    return { visit, error: undefined };
  }

  override componentDidCatch(error: unknown) {
    report("Unknown", { what: "a page could not be loaded", error });
  }

  private readonly retry = () => {
    this.state.error?.forget();
    this.setState({ error: undefined });
  };

  override render() {
    return this.state.error ? <NotLoaded onRetry={this.retry} /> : this.props.children;
  }
}

/**
 * Error boundary of a page inside its frame (RT-19): where the page's code cannot be loaded the header and the menus stay, and the next
 * navigation, a retry or the return of the connection loads it again. Any other error goes on to `AppBoundary`.
 */
export const PageBoundary = ({ children }: { children: ReactNode }) => <Boundary visit={useLocation().key}>{children}</Boundary>;
