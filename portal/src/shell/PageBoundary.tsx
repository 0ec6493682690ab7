import { LateError } from "@favilla/design-system/theme/lateComponent.ts";
import { Component, type ComponentType, Fragment, type ReactNode } from "react";
import { useLocation } from "react-router";
import { Failure } from "./failurePart.tsx";

interface PageBoundaryProps {
  /** Frame of the message, where the page's own frame may be missing too. @default none: the boundary is inside a frame */
  frame?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

interface BoundaryProps extends PageBoundaryProps {
  /** Changes with each navigation, which shows the next page. */
  visit: string;
}

interface BoundaryState {
  visit: string;
  error: LateError | undefined;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { visit: this.props.visit, error: undefined };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    if (error instanceof LateError) return { error };
    throw error;
  }

  static getDerivedStateFromProps({ visit }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    if (visit === state.visit) return null;
    state.error?.forget();
    return { visit, error: undefined };
  }

  private readonly retry = () => {
    this.state.error?.forget();
    this.setState({ error: undefined });
  };

  override render() {
    const { frame: Frame = Fragment, children } = this.props;
    if (!this.state.error) return children;
    return (
      <Frame>
        <Failure>{({ NotLoaded }) => <NotLoaded onRetry={this.retry} />}</Failure>
      </Frame>
    );
  }
}

/**
 * Error boundary of a page inside its frame, or of the frame itself (RT-19): where the code cannot be loaded a header stays, and the next
 * navigation, a retry or the return of the connection loads it again. Any other error goes on to `AppBoundary`.
 */
export const PageBoundary = (props: PageBoundaryProps) => <Boundary {...props} visit={useLocation().key} />;
