import type { ForwardRefRenderFunction, MouseEvent, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { contentId, SkipLink } from "./SkipLink.tsx";

afterEach(() => void vi.unstubAllGlobals());

it("[DS-42] a press calls the site's handler and moves focus to the content", () => {
  const [onClick, focus, preventDefault] = [vi.fn(), vi.fn(), vi.fn()];
  vi.stubGlobal("document", { getElementById: (id: string) => (id === contentId ? { focus } : null) });
  const { render } = SkipLink as unknown as { render: ForwardRefRenderFunction<HTMLAnchorElement, { onClick: () => void }> };
  let link: ReactElement<{ onClick: (event: MouseEvent) => void }> | undefined;
  function Probe() {
    link = render({ onClick }, null) as typeof link;
    return null;
  }
  renderToStaticMarkup(<Probe />);
  link?.props.onClick({ preventDefault } as unknown as MouseEvent);
  expect([onClick, preventDefault, focus].map((call) => call.mock.calls.length)).toEqual([1, 1, 1]);
});
