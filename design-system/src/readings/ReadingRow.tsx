import { RowLink } from "../data/RowGroup.tsx";
import { useFormats } from "../data/useFormats.ts";
import { GaugeIcon } from "../icons/GaugeIcon.ts";
import { useMessages } from "../theme/messages.ts";
import { readingsMessages } from "./messages.it.ts";
import { readingsPageMessages } from "./pagesMessages.it.ts";
import { isOpen, type ReadingWindow, windowText } from "./readingWindow.ts";

export interface ReadingRowProps {
  /** Name of the page of readings. */
  title: string;
  /** Address of the page of readings. */
  href: string;
  /** Address of the form, which the row leads to while the window is open. */
  enterHref: string;
  /** The window of the supply. Undefined until it is known. */
  window?: ReadingWindow | undefined;
}

/** The row of a supply's page that leads to its readings, while one can be sent straight to the form. */
export function ReadingRow({ title, href, enterHref, window }: ReadingRowProps) {
  const words = useMessages(readingsMessages);
  const { sentAlone, yourReadings } = useMessages(readingsPageMessages);
  const formats = useFormats();
  const noteOf = () => {
    if (!window) return yourReadings;
    return window.state === "automatic" ? sentAlone : windowText(window, words, formats);
  };
  return <RowLink href={window && isOpen(window) ? enterHref : href} glyph={<GaugeIcon />} title={title} note={noteOf()} />;
}
