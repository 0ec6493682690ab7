import type { ComponentType, ReactNode } from "react";
import type { Bill } from "../bills.ts";
import type { ListProps } from "./drive.tsx";

/** The parts of the composed page: the library's, or bare elements with the same attributes. */
export interface Kit {
  Card: ComponentType<{ as: "li"; children: ReactNode }>;
  Heading: ComponentType<{ headingLevel: 2; children: ReactNode }>;
  Text: ComponentType<{ size?: "small"; tone?: "muted"; children: ReactNode }>;
  Tag: ComponentType<{ tone?: "positive" | "warning" | "negative" | "neutral"; children: ReactNode }>;
  Button: ComponentType<{ variant: "secondary"; size?: "small"; onClick: () => void; children: ReactNode }>;
  Disclosure: ComponentType<{ summary: string; children: ReactNode }>;
}

const tones = { Paid: "positive", ToBePaid: "neutral", Expiring: "warning", Expired: "negative" } as const;
const words = { Paid: "Pagata", ToBePaid: "Da pagare", Expiring: "In scadenza", Expired: "Scaduta" } as const;

const nothing = () => undefined;

/** A list of bills composed of general parts, without the bill card: the same code over either kit. */
export const composedList = ({ Card, Heading, Text, Tag, Button, Disclosure }: Kit) => {
  const Bill = ({ bill }: { bill: Bill }) => (
    <Card as="li">
      <Heading headingLevel={2}>{bill.supplyName}</Heading>
      <Tag tone={tones[bill.status]}>{words[bill.status]}</Tag>
      <Text size="small" tone="muted">{`Bolletta n. ${bill.year} / ${bill.number}, emessa il ${bill.emissionDate}`}</Text>
      <Text>{`${bill.total} €`}</Text>
      <Button variant="secondary" size="small" onClick={nothing}>
        Scarica il PDF
      </Button>
      <Disclosure summary="Dettaglio">
        {bill.lines.map((line) => (
          <Text key={line.id} size="small">{`${line.label}: ${line.amount} €`}</Text>
        ))}
      </Disclosure>
    </Card>
  );
  return ({ bills, onLoadMore }: ListProps) => (
    <>
      <ul className="list">
        {bills.map((bill) => (
          <Bill key={bill.id} bill={bill} />
        ))}
      </ul>
      <p>
        <Button variant="secondary" onClick={onLoadMore}>
          Mostra altre 10 bollette
        </Button>
      </p>
    </>
  );
};
