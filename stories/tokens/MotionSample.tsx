import { vars } from "@favilla/tokens";
import { useState } from "react";
import type { TokenRow } from "./looks.ts";

/** A dot that crosses its track on a press, with the token's duration or easing. With reduced motion it jumps. */
export const MotionSample = ({ name, reference }: TokenRow) => {
  const [away, setAway] = useState(false);
  const timed = name.includes("duration");
  return (
    <button
      type="button"
      aria-label={`Play ${name}`}
      onClick={() => setAway(!away)}
      style={{ inlineSize: 128, padding: 8, borderRadius: vars.radius.full, background: vars.color.current }}
    >
      <span
        style={{
          display: "block",
          inlineSize: 28,
          blockSize: 28,
          borderRadius: "50%",
          background: vars.color.currentMark,
          transform: away ? "translateX(84px)" : "none",
          transition: `transform ${timed ? reference : vars.motion.duration.base} ${timed ? vars.motion.easing : reference}`,
        }}
      />
    </button>
  );
};
