import { forwardRef } from "react";
import type { Icon } from "../icons/createIcon.tsx";
import { type Messages, useMessages } from "../theme/messages.ts";
import { Tag, type TagProps, type TagTone } from "./Tag.tsx";

/** The look of one status: tint, icon and the key of its word. */
export interface StatusLook<Word extends string = string> {
  tone: TagTone;
  icon: Icon;
  word: Word;
}

/** The look of each status, and of an unknown one. */
export type StatusLooks<Status extends string, Word extends string> = Readonly<Record<Status | "unknown", StatusLook<Word>>>;

/** Returns the look of a status, known or not. */
export const lookOf = <Word extends string>(looks: StatusLooks<never, Word>, status: string): StatusLook<Word> =>
  (Object.hasOwn(looks, status) && (looks as Readonly<Record<string, StatusLook<Word>>>)[status]) || looks.unknown;

/** Props of a status tag besides the status. */
export type StatusTagProps = Omit<TagProps, "tone" | "icon" | "children">;

interface Props extends StatusTagProps {
  /** Status as the server sends it, known or not. */
  status: string;
  looks: StatusLooks<never, string>;
  messages: Messages<string, Readonly<Record<string, string>>>;
}

/** A status as icon, word and tint. Internal: used to build the tag of one kind of status, which sets the `data-*` attribute. */
export const StatusTag = forwardRef<HTMLSpanElement, Props>(function StatusTag({ status, looks, messages, ...rest }, ref) {
  const words = useMessages(messages);
  const { tone, icon, word } = lookOf(looks, status);
  return (
    <Tag {...rest} ref={ref} tone={tone} icon={icon}>
      {words[word]}
    </Tag>
  );
});
