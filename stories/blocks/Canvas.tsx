import { Markdown, Canvas as StoryCanvas, useOf } from "@storybook/addon-docs/blocks";
import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { captionOf, phoneWidth } from "./captions.ts";
import { followLook, lookInAddress } from "./look.ts";

/** Heights of a frame, in CSS pixels: of one with an overlay, which covers its window, and the limits of the others. */
const heights = { overlay: 640, least: 96, most: 900 };

/** Storybook's channel in the window of a frame. */
interface StoryWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: { once: (event: string, listener: () => void) => void };
}

/**
 * Draws the frame in the look of the page, and as high as what is in it. A frame plays its story, so it is inert until that is over: it
 * would take the focus, and scroll the page to itself.
 */
function fitFrame(frame: HTMLIFrameElement): () => void {
  frame.src += lookInAddress();
  const unfollow = followLook(frame);
  frame.inert = true;
  const measure = () => {
    const root = frame.contentDocument?.getElementById("storybook-root");
    if (!root || !frame.parentElement) return;
    const hasOverlay = frame.contentDocument?.querySelector("dialog[open]") !== null;
    const height = hasOverlay ? heights.overlay : Math.min(Math.max(root.scrollHeight + 32, heights.least), heights.most);
    frame.parentElement.style.height = `${height}px`;
  };
  const observer = new ResizeObserver(measure);
  const observe = () => {
    const channel = (frame.contentWindow as StoryWindow | null)?.__STORYBOOK_ADDONS_CHANNEL__;
    channel?.once("storyFinished", () => {
      frame.inert = false;
      measure();
    });
    const root = frame.contentDocument?.getElementById("storybook-root");
    if (root) observer.observe(root);
  };
  frame.addEventListener("load", observe);
  return () => {
    frame.removeEventListener("load", observe);
    observer.disconnect();
    unfollow();
  };
}

/** A story with its name and description below it. One that was made for a phone stands in a window of that width. */
export function Canvas(props: ComponentProps<typeof StoryCanvas>) {
  const { story } = useOf(props.of ?? "story", ["story"]);
  const width = phoneWidth(story);
  const figure = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const frame = figure.current?.querySelector("iframe");
    return frame ? fitFrame(frame) : undefined;
  }, []);
  return (
    <figure ref={figure} className="fv-figure">
      <div style={width ? { inlineSize: width + 2, maxInlineSize: "100%" } : undefined}>
        <StoryCanvas {...(width ? { story: { inline: false, height: `${heights.least}px` }, layout: "fullscreen" } : {})} {...props} />
      </div>
      <figcaption>
        <Markdown>{captionOf(story)}</Markdown>
      </figcaption>
    </figure>
  );
}
