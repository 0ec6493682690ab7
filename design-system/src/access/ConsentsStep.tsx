import { forwardRef, useId, useMemo } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { LoadState } from "../data/loadState.ts";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { Checkbox, type CheckboxProps } from "../forms/Checkbox.tsx";
import { useSchemaForm } from "../forms/useSchemaForm.ts";
import { Stack } from "../layout/Stack.tsx";
import { ContentText } from "../text/ContentText.tsx";
import { Heading } from "../text/Heading.tsx";
import { SafeHtml } from "../text/SafeHtml.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { AccessForm, type AccessFormProps, listErrors } from "./AccessForm.tsx";
import * as styles from "./ConsentsStep.css.ts";
import { acknowledgement, type ConsentsValues, consentsSchema } from "./consentsSchema.ts";
import { fieldMessages } from "./fieldMessages.it.ts";
import { registrationMessages } from "./registrationMessages.it.ts";

interface PrivacyText {
  title: string;
  /** Plain text or HTML from the server; scripts in it can't run. */
  text: string;
}

/** The response of the privacy-conditions call. */
export interface PrivacyTexts {
  informativa: PrivacyText;
  /** Consents with unique `name`s: privacy4 to privacy10 (PF-06). The `required` ones are needed to register. */
  consents: readonly (PrivacyText & { name: string; required: boolean })[];
}

export interface ConsentsStepProps extends AccessFormProps<ConsentsValues> {
  /** Loading state of the texts. Nothing can be checked before they are loaded. */
  state: LoadState;
  texts?: PrivacyTexts | undefined;
  /** Called by the "Riprova" button, which appears after a failure if this is set. */
  onRetry?: (() => void) | undefined;
}

interface BoxProps extends PrivacyText, Pick<CheckboxProps, "id" | "label" | "error"> {
  needed: boolean;
  wiring: UseFormRegisterReturn;
}

/** One text with its own checkbox below it. */
function Box({ title, text, needed, wiring, ...rest }: BoxProps) {
  const words = useMessages(registrationMessages);
  return (
    <div className={styles.consent}>
      <Heading headingLevel={3}>
        <ContentText>{title}</ContentText>
      </Heading>
      <SafeHtml html={text} />
      <Checkbox {...rest} {...wiring} hint={needed ? words.needed : words.free} required={needed} />
    </div>
  );
}

type BoxesProps = AccessFormProps<ConsentsValues> & { texts: PrivacyTexts };

/** The checkboxes, rendered when their texts are loaded. */
const Boxes = forwardRef<HTMLFormElement, BoxesProps>(function Boxes(
  { texts, defaultValues, onSubmit, serverErrors, onValuesChange, ...rest },
  ref,
) {
  const words = useMessages(registrationMessages);
  const faults = useMessages(fieldMessages);
  const id = useId();
  const schema = useMemo(() => consentsSchema(texts.consents), [texts]);
  const names = [acknowledgement, ...texts.consents.map(({ name }) => name)];
  const step = useSchemaForm<ConsentsValues, ConsentsValues>({
    schema,
    defaultValues: Object.fromEntries(names.map((name) => [name, defaultValues?.[name] ?? false])),
    explain: (issue) => faults[issue as keyof typeof faults],
    onSubmit,
    serverErrors,
    onValuesChange,
  });
  const { form, errorOf } = step;
  const wire = (name: string) => ({ id: `${id}-${name}`, wiring: form.register(name), error: errorOf(name) });
  return (
    <AccessForm {...rest} ref={ref} form={step} errors={listErrors(id, names, errorOf)}>
      <div className={styles.list}>
        <Box {...texts.informativa} {...wire(acknowledgement)} label={words.acknowledge} needed />
        {texts.consents.map(({ name, title, text, required }) => (
          <Box key={name} {...wire(name)} title={title} text={text} label={fill(words.consent, { title })} needed={required} />
        ))}
      </div>
    </AccessForm>
  );
});

/**
 * The privacy step (AC-18): the privacy notice to acknowledge, then each consent with its own text and checkbox. No box is checked in
 * advance, and no box checks all. Used in a `RegistrationFrame`, whose button submits it: set its `formId` when the texts are loaded. The
 * ref is the `form`.
 */
export const ConsentsStep = forwardRef<HTMLFormElement, ConsentsStepProps>(function ConsentsStep({ state, texts, onRetry, ...rest }, ref) {
  const words = useMessages(registrationMessages);
  if (state === "failed") return <ServerErrorPanel title={words.privacyFailure} headingLevel={3} onRetry={onRetry} />;
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
  return <Boxes {...rest} ref={ref} texts={texts} />;
});
