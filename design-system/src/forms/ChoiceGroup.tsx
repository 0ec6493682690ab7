import type { FieldsetHTMLAttributes, ReactNode, Ref } from "react";
import { checkIds, checkName } from "../theme/misuse.ts";
import { useUniqueId } from "../theme/useUniqueId.ts";
import * as styles from "./Choice.css.ts";
import { Choice } from "./Choice.tsx";
import { FieldError, FieldHint, OptionalMark, type OptionalMarking, useFieldWiring } from "./Field.tsx";

export interface ChoiceOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Text under the label that explains the choice. */
  hint?: ReactNode | undefined;
  disabled?: boolean | undefined;
}

/** Props that checkbox and radio groups share. All others go to the native `fieldset`. */
export interface ChoiceGroupProps<Value extends string> extends Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, "onChange" | "name"> {
  /** The question that the choices answer. */
  legend: ReactNode;
  hint?: ReactNode | undefined;
  /** The problem and its solution in one sentence (WCAG 3.3.1). */
  error?: string | undefined;
  /** Marks the legend with "(facoltativo)", or "(facoltativa)" after a feminine noun. @default false */
  optional?: OptionalMarking | undefined;
  options: readonly ChoiceOption<Value>[];
  /** Native `name` of the inputs. @default the group's id */
  name?: string | undefined;
}

interface Choosing<Value extends string> {
  type: "checkbox" | "radio";
  isChecked: (value: Value) => boolean;
  onChoose: (value: Value, checked: boolean) => void;
}

/** A `fieldset` of native checkboxes or radio buttons. Internal: used to build groups. State: `data-invalid`. */
export function ChoiceGroup<Value extends string>({
  legend,
  hint,
  error,
  optional,
  options,
  name,
  type,
  isChecked,
  onChoose,
  groupRef,
  ...rest
}: ChoiceGroupProps<Value> & Choosing<Value> & { groupRef: Ref<HTMLFieldSetElement> }) {
  if (process.env.NODE_ENV !== "production") {
    const component = type === "radio" ? "forms/RadioGroup" : "forms/CheckboxGroup";
    checkName(component, "legend", legend, rest);
    checkIds(
      component,
      "options",
      options.map(({ value }) => value),
    );
    // biome-ignore lint/correctness/useHookAtTopLevel: one build has it in each render, the other in none.
    useUniqueId(component, rest.id);
  }
  const { "aria-invalid": invalid, ...wiring } = useFieldWiring({ ...rest, hint, error });
  const radios = type === "radio";
  return (
    <fieldset
      {...rest}
      {...wiring}
      ref={groupRef}
      role={radios ? "radiogroup" : undefined}
      aria-invalid={radios ? invalid : undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className={styles.legend}>
        {legend}
        {optional && <OptionalMark feminine={optional === "feminine"} />}
      </legend>
      <FieldHint id={wiring.id}>{hint}</FieldHint>
      {options.map((option) => (
        <Choice
          key={option.value}
          {...option}
          type={type}
          name={name ?? wiring.id}
          form={rest.form}
          checked={isChecked(option.value)}
          aria-invalid={radios ? undefined : invalid}
          onChange={(event) => onChoose(option.value, event.target.checked)}
        />
      ))}
      <FieldError id={wiring.id} error={error} />
    </fieldset>
  );
}
