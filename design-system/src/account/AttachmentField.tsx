import { type ChangeEvent, useId, useRef, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { IconButton } from "../actions/IconButton.tsx";
import { useFormats } from "../data/useFormats.ts";
import { FieldError, OptionalMark } from "../forms/Field.tsx";
import { CloseIcon } from "../icons/CloseIcon.ts";
import { FileIcon } from "../icons/FileIcon.ts";
import { announce } from "../theme/announce.ts";
import { fill, useMessages } from "../theme/messages.ts";
import * as styles from "./AttachmentField.css.ts";
import { type Attachment, attachmentTypes, readAttachment } from "./attachment.ts";
import { complaintFormMessages } from "./complaintFormMessages.it.ts";

interface AttachmentFieldProps {
  value: readonly Attachment[];
  onChange: (attachments: Attachment[]) => void;
  disabled: boolean;
}

const megabyte = 1024 * 1024;

/** Files that are checked as they are chosen. One that can't be sent is named with the reason, and the others stay. Internal. */
export function AttachmentField({ value, onChange, disabled }: AttachmentFieldProps) {
  const words = useMessages(complaintFormMessages);
  const { formatNumber } = useFormats();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [error, setError] = useState<string>();
  const [reading, setReading] = useState(false);

  async function add({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) {
    const chosen = Array.from(files ?? []);
    // The same file can be chosen again after it was removed.
    if (input.current) input.current.value = "";
    if (chosen.length === 0) return;
    setReading(true);
    setError(undefined);
    let attached = [...value];
    for (const file of chosen) {
      const read = await readAttachment(file, attached);
      if (typeof read === "string") setError(fill(words[read], { name: file.name }));
      else {
        attached = [...attached.filter(({ sha256 }) => sha256 !== read.sha256), read];
        announce(fill(words.addedFile, { name: read.name }));
      }
    }
    setReading(false);
    onChange(attached);
  }

  function remove(file: Attachment) {
    onChange(value.filter((each) => each !== file));
    setError(undefined);
    announce(fill(words.removedFile, { name: file.name }));
    button.current?.focus();
  }

  const size = (bytes: number) => `${formatNumber(Math.max(bytes / megabyte, 0.1), 1)}\u00a0MB`;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>
        {words.attachments}
        <OptionalMark />
      </legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {words.attachmentsHint}
      </p>
      {value.length > 0 && (
        <ul className={styles.list}>
          {value.map((file) => (
            <li key={file.sha256} className={styles.row}>
              <FileIcon />
              <span className={styles.name}>
                {file.name}, {size(file.size)}
              </span>
              <IconButton
                icon={CloseIcon}
                label={fill(words.removeFile, { name: file.name })}
                disabled={disabled}
                onClick={() => remove(file)}
              />
            </li>
          ))}
        </ul>
      )}
      <input ref={input} type="file" multiple accept={attachmentTypes.join()} hidden onChange={(event) => void add(event)} />
      <Button
        ref={button}
        variant="secondary"
        disabled={disabled}
        loading={reading}
        aria-describedby={`${id}-hint ${id}-error`}
        onClick={() => input.current?.click()}
      >
        {words.addFile}
      </Button>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
