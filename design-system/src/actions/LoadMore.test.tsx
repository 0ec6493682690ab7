import { act, type ForwardRefRenderFunction, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { latestAnnouncement, subscribeToAnnouncements } from "../theme/announce.ts";
import { LoadMore, type LoadMoreProps } from "./LoadMore.tsx";

const nothing = () => {};
const element = { nodeType: 1, tagName: "MAIN", addEventListener: nothing, ownerDocument: { nodeType: 9, addEventListener: nothing } };
const { render } = LoadMore as unknown as { render: ForwardRefRenderFunction<HTMLDivElement, LoadMoreProps> };

let announced: string[] = [];
let end = async () => {};

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("window", { HTMLIFrameElement: class {} });
  vi.stubGlobal("document", { activeElement: null });
  announced = [];
});
afterEach(async () => {
  await end();
  vi.unstubAllGlobals();
});

/** Shows the button under a list, with effects but without a DOM. Returns its press, and what changes its props. */
async function show(first: Pick<LoadMoreProps, "count" | "loading">) {
  let press = nothing;
  function Probe(props: Pick<LoadMoreProps, "count" | "loading">) {
    const drawn = render({ hasMore: true, ...props }, null) as ReactElement<{ children: [ReactElement<{ onClick: () => void }>] }>;
    press = drawn.props.children[0].props.onClick;
    return null;
  }
  const root = createRoot(element as unknown as Element);
  const change = (props: typeof first) => act(async () => root.render(<Probe {...props} />));
  const stop = subscribeToAnnouncements(() => announced.push(latestAnnouncement().text));
  end = async () => {
    stop();
    await act(async () => root.unmount());
  };
  await change(first);
  return { press: () => press(), change };
}

describe("[BL-08, DS-46] the button that loads more announces what its press has loaded", () => {
  it("when the list grows at once", async () => {
    const { press, change } = await show({ count: 10 });
    press();
    await change({ count: 20 });
    expect(announced).toEqual(["Mostrati altri 10 elementi"]);
  });

  it("when the items arrive, and only once", async () => {
    const { press, change } = await show({ count: 10 });
    press();
    await change({ count: 10, loading: true });
    expect(announced).toEqual([]);
    await change({ count: 13, loading: false });
    await change({ count: 15, loading: false });
    expect(announced).toEqual(["Mostrati altri 3 elementi"]);
  });

  it("when the items arrive before the loading has ended", async () => {
    const { press, change } = await show({ count: 10 });
    press();
    await change({ count: 10, loading: true });
    await change({ count: 20, loading: true });
    await change({ count: 20, loading: false });
    expect(announced).toEqual(["Mostrati altri 10 elementi"]);
  });

  it("and not what a filter shows after the loading has failed", async () => {
    const { press, change } = await show({ count: 10 });
    press();
    await change({ count: 10, loading: true });
    await change({ count: 10, loading: false });
    await change({ count: 14, loading: false });
    expect(announced).toEqual([]);
  });

  it("also after a press that failed", async () => {
    const { press, change } = await show({ count: 10 });
    press();
    await change({ count: 10, loading: true });
    await change({ count: 10, loading: false });
    press();
    await change({ count: 10, loading: true });
    await change({ count: 20, loading: false });
    expect(announced).toEqual(["Mostrati altri 10 elementi"]);
  });
});
