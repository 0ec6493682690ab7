import { ServerErrorPanel } from "@favilla/design-system/feedback/ServerErrorPanel.tsx";
import { Component, type ReactNode } from "react";
import { report } from "../errors/report.ts";

/** Around each panel of a page: one that fails leaves the others as they are, and can be tried again. */
export class PanelBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    report("Unknown", { what: "a panel failed", error });
  }

  override render() {
    return this.state.failed ? <ServerErrorPanel onRetry={() => this.setState({ failed: false })} /> : this.props.children;
  }
}
