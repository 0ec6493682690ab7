import { forwardRef } from "react";
import type { Icon } from "../icons/createIcon.tsx";
import { type Messages, useMessages } from "../theme/messages.ts";
import { Tag, type TagProps } from "./Tag.tsx";

/** How one status looks: tint, icon and the key of its word. */
export interface StatusLook<Word extends string = string> {
  tone: NonNullable<TagProps["tone"]>;
  icon: Icon;
  word: Word;
}

/** The look of each status, and of one that is not known. */
export type StatusLooks<Status extends string, Word extends string> = Readonly<Record<Status | "unknown", StatusLook<Word>>>;

/** What the tag of one kind of status takes beside the status. */
export type StatusTagProps = Omit<TagProps, "tone" | "icon" | "children">;

interface Props extends StatusTagProps {
  /** The server's word, whatever it is. */
  status: string;
  looks: Readonly<Record<string, StatusLook>> & Pick<StatusLooks<never, string>, "unknown">;
  messages: Messages<string, Readonly<Record<string, string>>>;
}

/** A status as icon, word and tint. Only for building the tag of one kind of status, which says it as `data-*`. */
export const StatusTag = forwardRef<HTMLSpanElement, Props>(function StatusTag({ status, looks, messages, ...rest }, ref) {
  const words = useMessages(messages);
  const { tone, icon, word } = (Object.hasOwn(looks, status) && looks[status]) || looks.unknown;
  return (
    <Tag {...rest} ref={ref} tone={tone} icon={icon}>
      {words[word]}
    </Tag>
  );
});
