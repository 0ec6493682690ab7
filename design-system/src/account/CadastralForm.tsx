import { forwardRef, type HTMLAttributes, type ReactNode, useId, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { formatDayMonth } from "../data/dates.ts";
import { Alert } from "../feedback/Alert.tsx";
import { Form } from "../forms/Form.tsx";
import { Select } from "../forms/Select.tsx";
import { TextField } from "../forms/TextField.tsx";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import * as styles from "./CadastralForm.css.ts";
import { CadastralStatusTag, type CadastralStatusTagProps } from "./CadastralStatusTag.tsx";
import {
  type CadastralField,
  type CadastralValue,
  canSaveCadastral,
  checkCadastral,
  type HolderTitle,
  holderTitles,
  trimCadastral,
} from "./cadastral.ts";
import { cadastralMessages } from "./cadastralMessages.it.ts";

export interface CadastralFormProps extends Omit<HTMLAttributes<HTMLFormElement>, "onChange" | "onSubmit" | "children"> {
  value: CadastralValue;
  onChange: (value: CadastralValue) => void;
  /** Data without fault, without spaces around the texts. */
  onSubmit: (value: CadastralValue) => void;
  /** Shows the button that gives the task up; asking whether that is meant is the caller's. */
  onCancel?: (() => void) | undefined;
  /** It is being sent: the button waits and ignores presses. @default false */
  busy?: boolean | undefined;
  /** Why it was not taken and what to do. */
  failure?: ReactNode;
  /** The last change that was asked for. `date`: ISO day; `time`: "HH:mm", both of Rome. `when`: both, to be written in another way. */
  lastRequest?:
    | {
        status: CadastralStatusTagProps["status"];
        date?: string | null | undefined;
        time?: string | null | undefined;
        when?: string | undefined;
      }
    | undefined;
}

const capital = <Name extends string>(name: Name) => `${name[0]?.toUpperCase()}${name.slice(1)}` as Capitalize<Name>;

/**
 * Land-registry data of a supply (spec §5). A field's fault is told when it is left or when all is sent; saving waits for
 * sheet, particle and title, and says so.
 */
export const CadastralForm = forwardRef<HTMLFormElement, CadastralFormProps>(function CadastralForm(
  { value, onChange, onSubmit, onCancel, busy = false, failure, lastRequest, className, ...rest },
  ref,
) {
  const words = useMessages(cadastralMessages);
  const id = useId();
  const [told, setTold] = useState<readonly CadastralField[]>([]);
  const faults = checkCadastral(value);
  const canSave = canSaveCadastral(value);

  const error = (name: CadastralField) => {
    const fault = told.includes(name) ? faults[name] : undefined;
    return fault && (fault === "required" ? words.required : words[`invalid${capital(name)}`]);
  };
  const field = (name: Exclude<CadastralField, "holderTitle">) => ({
    label: words[name],
    value: value[name],
    error: error(name),
    autoComplete: "off",
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange({ ...value, [name]: event.currentTarget.value }),
    onBlur: () => setTold((known) => (value[name].trim() && !known.includes(name) ? [...known, name] : known)),
  });
  const send = () => {
    if (busy || !canSave) return;
    setTold(Object.keys(value) as CadastralField[]);
    if (Object.keys(faults).length === 0) onSubmit(trimCadastral(value));
  };
  const date = formatDayMonth(lastRequest?.date, { year: true });
  const time = lastRequest?.when ? undefined : lastRequest?.time;

  return (
    <Form {...rest} ref={ref} className={cx(styles.form, className)} onSubmit={send}>
      {lastRequest && (
        <div className={styles.request}>
          <CadastralStatusTag status={lastRequest.status} />
          {date && (
            <Text as="span" tone="muted" size="small">
              {time ? fill(words.requestedAt, { date, time }) : fill(words.requestedOn, { date: lastRequest.when ?? date })}
            </Text>
          )}
        </div>
      )}
      <Text tone="muted">{words.where}</Text>
      <Select
        label={words.holderTitle}
        placeholder={words.holderTitlePlaceholder}
        value={value.holderTitle ?? ""}
        error={error("holderTitle")}
        options={holderTitles.map((code) => ({ value: String(code), label: words[`holder${code}`] }))}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onChange({ ...value, holderTitle: chosen ? (Number(chosen) as HolderTitle) : undefined });
        }}
      />
      <div className={styles.pair}>
        <TextField {...field("city")} />
        <TextField {...field("urbanSection")} optional autoCapitalize="characters" />
      </div>
      <div className={styles.pair}>
        <TextField {...field("sheet")} inputMode="numeric" />
        <TextField {...field("particle")} inputMode="numeric" />
      </div>
      <div className={styles.pair}>
        <TextField {...field("subordinate")} optional inputMode="numeric" />
      </div>
      {failure && (
        <Alert tone="negative" live="assertive">
          {failure}
        </Alert>
      )}
      <Text id={`${id}why`} size="small" tone="muted" hidden={canSave}>
        {words.disabled}
      </Text>
      <ButtonGroup align="start">
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
        <Button type="submit" disabled={!canSave} loading={busy} aria-describedby={canSave ? undefined : `${id}why`}>
          {words.save}
        </Button>
      </ButtonGroup>
    </Form>
  );
});
