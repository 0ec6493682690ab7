import { vars } from "@favilla/tokens";
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { type Box, findPart, margin, type Part, placesOf } from "./anatomy.ts";

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
const entry: CSSProperties = {
  display: "flex",
  gap: vars.space[3],
  border: 0,
  padding: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
};

/** Elements that are wider than their text. */
const texts = "p, h1, h2, h3, dt, dd, td, th, caption, legend, time";

/** Returns the rectangle of an element, or of its text alone. */
function rectangleOf(element: Element | undefined): DOMRect | undefined {
  if (!element?.matches(texts)) return element?.getBoundingClientRect();
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** Returns where each part is in the picture; undefined as long as it is not there. */
function measure(picture: HTMLElement, parts: readonly Part[]): (Box | undefined)[] {
  const origin = picture.getBoundingClientRect();
  const frame = picture.querySelector("iframe");
  const { left, top, width } = frame?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1 };
  const scale = width / (frame?.offsetWidth ?? 1);
  return parts.map((part) => {
    const box = rectangleOf(findPart(frame?.contentDocument?.getElementById("storybook-root") ?? picture, part));
    if (!box?.width) return undefined;
    const [x, y] = [left + box.left * scale - origin.left, top + box.top * scale - origin.top];
    return { x, y, width: box.width * scale, height: box.height * scale };
  });
}

/** Measures the parts anew for as long as the picture is there, since a story changes for some time after it is drawn. */
function useBoxes(parts: readonly Part[]) {
  const picture = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<(Box | undefined)[]>([]);
  useEffect(() => {
    let known = "";
    const timer = setInterval(() => {
      const found = picture.current ? measure(picture.current, parts) : [];
      const text = JSON.stringify(found);
      if (text !== known) setBoxes(found);
      known = text;
    }, 250);
    return () => clearInterval(timer);
  }, [parts]);
  return { picture, boxes };
}

/** The numbers in the margins, each with a line to its part, and a frame around the chosen part. */
function Numbers({ places, frame }: { places: ReturnType<typeof placesOf>; frame: Box | undefined }) {
  const numbers = places.flatMap((place, index) => (place ? [{ ...place, number: index + 1 }] : []));
  return (
    <svg
      aria-hidden="true"
      stroke={vars.color.action}
      style={{ position: "absolute", inset: 0, inlineSize: "100%", blockSize: "100%", overflow: "visible", pointerEvents: "none" }}
    >
      {frame && (
        <rect x={frame.x - 4} y={frame.y - 4} width={frame.width + 8} height={frame.height + 8} rx={6} fill="none" strokeWidth={2} />
      )}
      {numbers.map(({ number, x, y, toX, toY }) => (
        <g key={number} data-number={number} fill={vars.color.action}>
          <line x1={x} y1={y} x2={toX} y2={toY} />
          <circle cx={toX} cy={toY} r={2.5} stroke="none" />
          <circle cx={x} cy={y} r={size / 2} stroke="none" />
          <text
            x={x}
            y={y}
            textAnchor="middle"
            dominantBaseline="central"
            stroke="none"
            fill={vars.color.onAction}
            fontSize={13}
            fontWeight={700}
          >
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A picture with a number for each part, and the list of the parts. The part whose entry has focus or the pointer is framed. */
export function Numbered({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  const { picture, boxes } = useBoxes(parts);
  const [chosen, setChosen] = useState<number>();
  const places = placesOf(boxes, picture.current?.offsetWidth ?? 0);
  // Many numbers need more room than a low picture has.
  const lowest = Math.max(0, ...places.map((place) => (place?.y ?? 0) + size));
  return (
    <div
      className="sb-unstyled"
      style={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: vars.space[4],
        marginBlock: vars.space[4],
        color: vars.color.text,
      }}
    >
      <div
        ref={picture}
        style={{
          position: "relative",
          boxSizing: "border-box",
          minBlockSize: lowest,
          padding: margin,
          border: `1px solid ${vars.color.border}`,
          borderRadius: 10,
        }}
      >
        {children}
        <Numbers places={places} frame={chosen === undefined ? undefined : boxes[chosen]} />
      </div>
      <ol style={{ display: "grid", gap: vars.space[2], margin: 0, padding: 0, listStyle: "none" }}>
        {parts.map(({ name, says }, index) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={chosen === index}
              onClick={() => setChosen(index)}
              onFocus={() => setChosen(index)}
              onBlur={() => setChosen(undefined)}
              onPointerEnter={() => setChosen(index)}
              onPointerLeave={() => setChosen(undefined)}
              style={entry}
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
