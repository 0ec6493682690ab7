import { forwardRef, type ReactNode, useRef, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { Heading } from "../text/Heading.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { checkName } from "../theme/misuse.ts";
import { Dialog } from "./Dialog.tsx";
import type { OverlayProps } from "./Modal.tsx";
import { overlaysMessages } from "./messages.it.ts";
import * as styles from "./Walkthrough.css.ts";

export interface WalkthroughSlide {
  title: string;
  /** One or two sentences. */
  text: ReactNode;
  /** An `svg`, or an `img` with alt="", because the text contains all information. Shown at 16 by 9. */
  picture?: ReactNode;
}

export interface WalkthroughProps
  extends Omit<OverlayProps, "onClose" | "closeButton" | "initialFocus" | "footer" | "children" | "description"> {
  /** The subject of the guide: "Come si fa l’autolettura". */
  title: ReactNode;
  /** Slides in order; three are enough (SR-01). */
  slides: readonly WalkthroughSlide[];
  /** Called when the guide is dismissed: by the close button, Escape, the backdrop, or the last slide's button. */
  onClose: () => void;
  /** Label of the last slide's button. @default "Ho capito" */
  doneLabel?: string | undefined;
}

const OpenWalkthrough = forwardRef<HTMLDialogElement, WalkthroughProps>(function OpenWalkthrough(
  { slides, onClose, doneLabel, ...rest },
  ref,
) {
  const words = useMessages(overlaysMessages);
  const [index, setIndex] = useState(0);
  const forward = useRef<HTMLButtonElement>(null);
  const slide = slides[index];
  const last = index >= slides.length - 1;
  const goBack = () => {
    // The first slide has no back button, so focus moves to the other one.
    if (index === 1) forward.current?.focus();
    setIndex(index - 1);
  };
  return (
    <Dialog
      {...rest}
      ref={ref}
      onClose={onClose}
      footer={
        <ButtonGroup>
          {index > 0 && (
            <Button variant="secondary" onClick={goBack}>
              {words.back}
            </Button>
          )}
          <Button ref={forward} onClick={last ? onClose : () => setIndex(index + 1)}>
            {last ? (doneLabel ?? words.done) : words.forward}
          </Button>
        </ButtonGroup>
      }
    >
      {/* Focus stays on the button, so that Enter continues. A live region announces the slide. */}
      <div className={styles.slide} aria-live="polite" aria-atomic="true" data-slide={index + 1}>
        {slide?.picture && (
          <div className={styles.picture} aria-hidden="true">
            {slide.picture}
          </div>
        )}
        <p className={styles.position}>{fill(words.position, { position: index + 1, count: slides.length })}</p>
        <Heading headingLevel={3}>{slide?.title}</Heading>
        <div>{slide?.text}</div>
      </div>
    </Dialog>
  );
});

/**
 * A guide of a few slides, shown one at a time, with buttons for back, forward and dismiss (SR-01, self-reading). It restarts from the
 * first slide each time it opens.
 */
export const Walkthrough = forwardRef<HTMLDialogElement, WalkthroughProps>(function Walkthrough(props, ref) {
  if (process.env.NODE_ENV !== "production" && props.open) checkName("overlays/Walkthrough", "title", props.title, props);
  return props.open ? <OpenWalkthrough {...props} ref={ref} /> : null;
});
