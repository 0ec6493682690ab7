import { Component, type ReactNode } from "react";
import { ServerErrorPanel } from "./ServerErrorPanel.tsx";

/** An error that React would meet again, such as that of code that was not loaded, until it is forgotten. */
interface LastingError {
  forget: () => void;
}

const isLasting = (error: unknown): error is LastingError =>
  typeof error === "object" && error !== null && "forget" in error && typeof error.forget === "function";

export interface PanelBoundaryProps {
  children: ReactNode;
}

/**
 * Error boundary of a panel. If one panel fails, the others are not affected, and "Riprova" draws it again; an error with a method `forget`
 * is told before. React's root reports the error (`onCaughtError`).
 */
export class PanelBoundary extends Component<PanelBoundaryProps, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  private readonly retry = () => {
    if (isLasting(this.state.error)) this.state.error.forget();
    this.setState({ error: undefined });
  };

  override render() {
    return this.state.error === undefined ? this.props.children : <ServerErrorPanel onRetry={this.retry} />;
  }
}
