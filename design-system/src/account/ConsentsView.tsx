import type { ReactNode } from "react";
import type { Load } from "../data/load.ts";
import { Disclosure } from "../disclosure/Disclosure.tsx";
import { narrow } from "../layout/Card.css.ts";
import { Card } from "../layout/Card.tsx";
import type { PageHeaderProps } from "../layout/PageHeader.tsx";
import { Stack } from "../layout/Stack.tsx";
import { ContentText } from "../text/ContentText.tsx";
import { Heading } from "../text/Heading.tsx";
import { Link } from "../text/Link.tsx";
import { Text } from "../text/Text.tsx";
import { useMessages } from "../theme/messages.ts";
import { type ConsentFacts, ConsentList } from "./ConsentList.tsx";
import { ProfileFrame } from "./ProfileFrame.tsx";
import { ProfilePanel } from "./ProfilePanel.tsx";
import { profileMessages } from "./profileMessages.it.ts";

/** The consents of a customer with their texts: `Name` is that of an optional consent, such as "privacy4". */
export interface KnownConsents<Name extends string> {
  /** True for those that are given. `informativa` says that the privacy notice was read. */
  consents: Readonly<Record<Name | "informativa", boolean>>;
  texts: {
    informativa: { text: string };
    /** The optional consents in display order. */
    consents: readonly { name: Name; title: string; text: string }[];
  };
}

/** State of the last change of each switch. */
export type ConsentMarks<Name extends string> = Readonly<Partial<Record<Name | "informativa", "pending" | "saved" | "failed">>>;

export interface ConsentsViewProps<Name extends string> extends Pick<PageHeaderProps, "title" | "back"> {
  load: Load<KnownConsents<Name>>;
  marks: ConsentMarks<Name>;
  onChange: (name: Name | "informativa", given: boolean) => void;
  /** Address of the full privacy notice. */
  privacyPolicyUrl: string;
}

/** The page of the customer's consents, a switch for each. The privacy notice stands apart, because reading it is not a consent. */
export function ConsentsView<Name extends string>({ title, back, load, ...rest }: ConsentsViewProps<Name>) {
  const words = useMessages(profileMessages);
  return (
    <ProfileFrame title={title} back={back} description={words.consentsText}>
      <ProfilePanel load={load} lines={6} loading={words.consentsLoading} failedTitle={words.consentsFailed}>
        {(data) => <Switches {...data} {...rest} />}
      </ProfilePanel>
    </ProfileFrame>
  );
}

const paragraphs = (text: string) => text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");

type SwitchesProps<Name extends string> = KnownConsents<Name> & Omit<ConsentsViewProps<Name>, "title" | "back" | "load">;

function Switches<Name extends string>({ consents, texts, marks, onChange, privacyPolicyUrl }: SwitchesProps<Name>) {
  const words = useMessages(profileMessages);
  const facts = (name: Name | "informativa", label: ReactNode, purpose: ReactNode): ConsentFacts => ({
    name,
    label,
    purpose,
    given: consents[name],
    pending: marks[name] === "pending",
    saved: marks[name] === "saved",
    failed: marks[name] === "failed",
  });
  const change = (name: string, given: boolean) => onChange(name as Name | "informativa", given);
  return (
    <Stack gap={5}>
      <Stack as="section" gap={3} className={narrow}>
        <Heading headingLevel={2}>{words.informativa}</Heading>
        <Card>
          <Disclosure summary={words.informativaText}>
            <Stack gap={3}>
              {paragraphs(texts.informativa.text).map((paragraph) => (
                <Text key={paragraph}>
                  <ContentText>{paragraph}</ContentText>
                </Text>
              ))}
              <Link href={privacyPolicyUrl} icon="arrow">
                {words.informativaWhole}
              </Link>
            </Stack>
          </Disclosure>
          <ConsentList
            aria-label={words.informativa}
            consents={[facts("informativa", words.informativaRead, words.informativaPurpose)]}
            onChange={change}
          />
        </Card>
      </Stack>
      <Stack as="section" gap={3} className={narrow}>
        <Heading headingLevel={2}>{words.consents}</Heading>
        <Text tone="muted">{words.consentsFree}</Text>
        <Card>
          <ConsentList
            aria-label={words.consents}
            consents={texts.consents.map((consent) =>
              facts(consent.name, <ContentText>{consent.title}</ContentText>, <ContentText>{consent.text}</ContentText>),
            )}
            onChange={change}
          />
        </Card>
      </Stack>
    </Stack>
  );
}
