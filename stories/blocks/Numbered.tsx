import { vars } from "@favilla/tokens";
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { findPart, type Part, type Place, placesOf } from "./anatomy.ts";

interface Box extends Place {
  width: number;
  height: number;
}

/** Space around the picture, where the numbers of parts at its edge stand. */
const margin = 40;
const size = 24;

const disc: CSSProperties = {
  display: "inline-grid",
  flex: "none",
  placeItems: "center",
  inlineSize: size,
  blockSize: size,
  borderRadius: "50%",
  background: vars.color.action,
  color: vars.color.onAction,
  fontSize: 13,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1,
};

/** The document that draws the story: its own window, if it has one, or the page. */
const stageOf = (picture: HTMLElement) => {
  const frame = picture.querySelector("iframe");
  return { frame, root: frame ? frame.contentDocument?.body : picture };
};

/** Returns where each part is in the picture; undefined as long as it is not there. */
function measure(picture: HTMLElement, parts: readonly Part[]): (Box | undefined)[] {
  const { frame, root } = stageOf(picture);
  const origin = picture.getBoundingClientRect();
  const shift = frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return parts.map((part) => {
    const box = root && findPart(root, part)?.getBoundingClientRect();
    return box?.width
      ? { x: box.left + shift.left - origin.left, y: box.top + shift.top - origin.top, width: box.width, height: box.height }
      : undefined;
  });
}

/** Measures the parts anew for as long as the picture changes, which is some time after it is there. */
function useBoxes(parts: readonly Part[]) {
  const picture = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<(Box | undefined)[]>([]);
  useEffect(() => {
    const element = picture.current;
    if (!element) return;
    let known = "";
    const timer = setInterval(() => {
      const found = measure(element, parts);
      const text = JSON.stringify(found);
      if (text !== known) setBoxes(found);
      known = text;
    }, 250);
    return () => clearInterval(timer);
  }, [parts]);
  return { picture, boxes };
}

/** A picture with a number at each part, and the list of the parts. The part whose entry has focus or the pointer is framed. */
export function Numbered({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  const { picture, boxes } = useBoxes(parts);
  const [chosen, setChosen] = useState<number>();
  const places = placesOf(boxes.map((box) => box && { x: box.x - size / 2, y: box.y + Math.min(box.height / 2, size) }));
  const frame = chosen === undefined ? undefined : boxes[chosen];
  return (
    <div className="sb-unstyled" style={{ display: "grid", gap: vars.space[4], marginBlock: vars.space[4], color: vars.color.text }}>
      <div ref={picture} style={{ position: "relative", padding: margin, border: `1px solid ${vars.color.border}`, borderRadius: 10 }}>
        {children}
        {frame && (
          <span
            aria-hidden="true"
            style={{
              position: "absolute",
              insetInlineStart: frame.x - 4,
              insetBlockStart: frame.y - 4,
              inlineSize: frame.width + 8,
              blockSize: frame.height + 8,
              border: `2px solid ${vars.color.action}`,
              borderRadius: 6,
              pointerEvents: "none",
            }}
          />
        )}
        {places.map(
          (place, index) =>
            place && (
              <span
                key={parts[index]?.name}
                aria-hidden="true"
                data-number={index + 1}
                style={{
                  ...disc,
                  position: "absolute",
                  insetInlineStart: place.x - size / 2,
                  insetBlockStart: place.y - size / 2,
                  boxShadow: `0 0 0 2px ${vars.color.surface}`,
                  pointerEvents: "none",
                }}
              >
                {index + 1}
              </span>
            ),
        )}
      </div>
      <ol style={{ display: "grid", gap: vars.space[2], margin: 0, padding: 0, listStyle: "none" }}>
        {parts.map(({ name, says }, index) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={chosen === index}
              onClick={() => setChosen(chosen === index ? undefined : index)}
              onFocus={() => setChosen(index)}
              onBlur={() => setChosen(undefined)}
              onPointerEnter={() => setChosen(index)}
              onPointerLeave={() => setChosen(undefined)}
              style={{
                display: "flex",
                gap: vars.space[3],
                border: 0,
                padding: 0,
                background: "none",
                color: "inherit",
                font: "inherit",
                textAlign: "start",
              }}
            >
              <span style={disc}>{index + 1}</span>
              <span>
                <strong>{name}</strong>: {says}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
