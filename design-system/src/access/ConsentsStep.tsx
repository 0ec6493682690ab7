import { forwardRef, useId } from "react";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { Checkbox } from "../forms/Checkbox.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { SafeHtml } from "../text/SafeHtml.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { AccessForm, type ControlledAccessFormProps, listErrors } from "./AccessForm.tsx";
import * as styles from "./ConsentsStep.css.ts";
import { registrationMessages } from "./registrationMessages.it.ts";

interface PrivacyText {
  title: string;
  /** Plain or HTML, as the server gives it; it can run nothing. */
  text: string;
}

/** The texts of the privacy-conditions call. */
export interface PrivacyTexts {
  informativa: PrivacyText;
  /** Each `name` once: privacy4 to privacy10 (spec §3). `required` ones are needed to register. */
  consents: readonly (PrivacyText & { name: string; required: boolean })[];
}

/** What was ticked, by name; "informativa" is the acknowledgement. What is absent isn't ticked. */
export type ConsentsValue = Readonly<Record<string, boolean | undefined>>;

export interface ConsentsStepProps extends ControlledAccessFormProps {
  /** How loading the texts stands; nothing can be ticked before. */
  state: "loading" | "loaded" | "failed";
  texts?: PrivacyTexts | undefined;
  /** Begin with `{}`: nothing is ticked in advance. */
  value: ConsentsValue;
  onChange: (value: ConsentsValue) => void;
  /** By name, "informativa" too. */
  errors?: Readonly<Record<string, string | undefined>> | undefined;
  /** Shows "Riprova" after a failure. */
  onRetry?: (() => void) | undefined;
}

interface BoxProps extends PrivacyText {
  id: string;
  label: string;
  needed: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error: string | undefined;
}

/** One text and its own box: read first, then ticked. */
function Box({ id, title, text, label, needed, checked, onChange, error }: BoxProps) {
  const words = useMessages(registrationMessages);
  return (
    <div className={styles.consent}>
      <Heading level={3}>{title}</Heading>
      <SafeHtml html={text} />
      <Checkbox
        id={id}
        label={label}
        hint={needed ? words.needed : words.free}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        error={error}
        required={needed}
      />
    </div>
  );
}

/**
 * The privacy step (spec §4): the notice to have read, then each consent with its own text and box, none ticked in advance
 * and none for all. Inside a `RegistrationFrame`, whose button sends it: give that a `formId` once the texts are loaded. The ref is the `form`.
 */
export const ConsentsStep = forwardRef<HTMLFormElement, ConsentsStepProps>(function ConsentsStep(
  { state, texts, value, onChange, errors, onRetry, ...rest },
  ref,
) {
  const words = useMessages(registrationMessages);
  const id = useId();
  if (state === "failed") return <ServerErrorPanel title={words.privacyFailure} level={3} onRetry={onRetry} />;
  if (state === "loading" || !texts)
    return (
      <SkeletonGroup label={words.privacyLoading}>
        <Stack gap={4}>
          <Skeleton width="60%" height="1lh" />
          <Skeleton height="5lh" shape="control" />
          <Skeleton width="60%" height="1lh" />
          <Skeleton height="3lh" shape="control" />
        </Stack>
      </SkeletonGroup>
    );
  const names = ["informativa", ...texts.consents.map(({ name }) => name)];
  const wire = (name: string) => ({
    id: `${id}-${name}`,
    checked: value[name] ?? false,
    onChange: (checked: boolean) => onChange({ ...value, [name]: checked }),
    error: errors?.[name],
  });
  return (
    <AccessForm {...rest} ref={ref} errors={listErrors(id, names, (name) => errors?.[name])}>
      <div className={styles.list}>
        <Box {...texts.informativa} {...wire("informativa")} label={words.acknowledge} needed />
        {texts.consents.map(({ name, title, text, required }) => (
          <Box key={name} {...wire(name)} title={title} text={text} label={fill(words.consent, { title })} needed={required} />
        ))}
      </div>
    </AccessForm>
  );
});
