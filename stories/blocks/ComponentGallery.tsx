import { vars } from "@favilla/tokens";
import { Heading } from "@storybook/addon-docs/blocks";
import { useEffect, useRef, useState } from "react";
import { maturity } from "../stages.ts";
import { lookInAddress } from "./look.ts";
import { type IndexEntry, type Thumbnail, thumbnailsOf } from "./thumbnails.ts";

/** Width of the window in which a thumbnail draws its story, and the part of it that is shown, in CSS pixels. */
const stage = { width: 720, height: 450 };
const scale = 1 / 3;

/** Thumbnails that have come near the window and wait to be drawn. Each loads the workshop anew, so that many at once exhaust a browser. */
const waiting: (() => void)[] = [];
let isDrawing = false;

function drawNext() {
  const draw = waiting.shift();
  isDrawing = draw !== undefined;
  draw?.();
}

/** True once it is the turn of the element, which has come near the window. */
function useTurn() {
  const element = useRef<HTMLLIElement>(null);
  const [isTurn, setTurn] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        waiting.push(() => setTurn(true));
        if (!isDrawing) drawNext();
      },
      { rootMargin: "200px" },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, isTurn };
}

/** One component, drawn when it comes near the window. The picture leads nowhere by itself: its name is the link. */
function Card({ name, stage: maturityStage, story, page }: Thumbnail) {
  const { element, isTurn } = useTurn();
  return (
    <li ref={element} style={{ inlineSize: stage.width * scale, margin: 0 }}>
      <div
        aria-hidden="true"
        style={{
          blockSize: stage.height * scale,
          overflow: "hidden",
          border: `1px solid ${vars.color.border}`,
          borderRadius: 8,
          background: vars.color.background,
        }}
      >
        {isTurn && (
          <iframe
            title={name}
            src={`iframe.html?id=${story}&viewMode=story${lookInAddress()}`}
            onLoad={drawNext}
            tabIndex={-1}
            style={{
              inlineSize: stage.width,
              blockSize: stage.height,
              border: 0,
              pointerEvents: "none",
              transform: `scale(${scale})`,
              transformOrigin: "0 0",
            }}
          />
        )}
      </div>
      <p style={{ display: "flex", justifyContent: "space-between", gap: 8, margin: "4px 0 0" }}>
        <a href={`?path=/docs/${page}`} target="_parent">
          {name}
        </a>
        {maturityStage === "draft" && <span>Draft</span>}
      </p>
    </li>
  );
}

/** Every component with a stage as a live thumbnail of its first story, by rooms. */
export function ComponentGallery() {
  const [rooms, setRooms] = useState<ReturnType<typeof thumbnailsOf>>(new Map());
  useEffect(() => {
    const load = async () => {
      const { entries } = (await (await fetch("index.json")).json()) as { entries: Record<string, IndexEntry> };
      setRooms(thumbnailsOf(Object.values(entries), maturity));
    };
    void load();
  }, []);
  return [...rooms].map(([room, thumbnails]) => (
    <section key={room} aria-label={room}>
      <Heading>{room}</Heading>
      <ul style={{ display: "flex", flexWrap: "wrap", gap: 24, padding: 0, listStyle: "none" }}>
        {thumbnails.map((each) => (
          <Card key={each.page} {...each} />
        ))}
      </ul>
    </section>
  ));
}
