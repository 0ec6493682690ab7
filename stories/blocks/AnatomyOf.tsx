import { vars } from "@favilla/tokens";
import { type Of, Story, useOf } from "@storybook/addon-docs/blocks";
import { useLayoutEffect, useRef, useState } from "react";
import type { Anatomy } from "./anatomy.ts";
import { followLook, lookInAddress } from "./look.ts";
import { Numbered } from "./Numbered.tsx";

/** A story in a window of its own, which nobody enters: no wider than the page has room for, smaller where it is. */
function StoryWindow({ of, width, height }: { of: Of; width: number; height: number }) {
  const { story } = useOf(of, ["story"]);
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    if (!room.current || !frame.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setScale(Math.min(1, (entry?.contentRect.width ?? width) / width)));
    observer.observe(room.current);
    const unfollow = followLook(frame.current);
    return () => {
      observer.disconnect();
      unfollow();
    };
  }, [width]);
  return (
    <div ref={room} style={{ blockSize: height * scale, overflow: "clip" }}>
      <iframe
        ref={frame}
        title={story.name}
        src={`iframe.html?id=${story.id}&viewMode=story${lookInAddress()}`}
        loading="lazy"
        inert
        style={{
          inlineSize: width,
          blockSize: height,
          border: 0,
          outline: `1px solid ${vars.color.border}`,
          transform: `scale(${scale})`,
          transformOrigin: "0 0",
        }}
      />
    </div>
  );
}

/** The parts of a component, numbered on one of its stories, with what each is for. */
export function AnatomyOf({ stories, anatomy }: { stories: Readonly<Record<string, unknown>>; anatomy: Anatomy }) {
  const of = stories[anatomy.story] as Of;
  return <Numbered parts={anatomy.parts}>{anatomy.window ? <StoryWindow of={of} {...anatomy.window} /> : <Story of={of} />}</Numbered>;
}
