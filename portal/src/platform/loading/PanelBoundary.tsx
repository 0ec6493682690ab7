import { ServerErrorPanel } from "@favilla/design-system/feedback/ServerErrorPanel.tsx";
import { Component, type ReactNode } from "react";
import { report } from "../errors/report.ts";
import { PartError } from "./part.ts";

/** Error boundary of a panel. If one panel fails, the others are not affected, and it can be retried. */
export class PanelBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    report("Unknown", { what: "a panel failed", error });
  }

  private readonly retry = () => {
    if (this.state.error instanceof PartError) this.state.error.forget();
    this.setState({ error: undefined });
  };

  override render() {
    return this.state.error === undefined ? this.props.children : <ServerErrorPanel onRetry={this.retry} />;
  }
}
