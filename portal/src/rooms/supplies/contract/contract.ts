import { parseDate } from "@favilla/design-system/data/dates.ts";
import { type Contract, priceBands, priceKinds } from "@favilla/design-system/supplies/contract.ts";
import type { WithdrawalReceipt } from "@favilla/design-system/supplies/withdrawal.ts";
import * as z from "zod/mini";
import { parseEuros, parseQuantity } from "../../../platform/edge/amount.ts";
import { day } from "../../../platform/edge/day.ts";
import { field, id, lenient, needed, optionalId, optionalText, parse, parseRows } from "../../../platform/edge/edge.ts";
import { neededMoment } from "../../../platform/edge/moment.ts";
import { romeMoment } from "../../../platform/edge/romeMoment.ts";

const oneOf = <Value extends string>(known: readonly Value[]) =>
  field((value): Value | null => known.find((each) => each === value) ?? null);

const unitSchema = z.object({
  // A band that nobody knows is no price of every hour.
  band: needed((value) => (value === null ? null : priceBands.find((each) => each === value)), "must be a band"),
  perUnit: needed((value) => parseQuantity(value) ?? undefined, "must be an amount"),
});

const rowsOf = <Row>(schema: z.ZodMiniType<Row>, what: string) => field((value) => parseRows(schema, value ?? [], what));

const priceSchema = z.object({ units: rowsOf(unitSchema, "prices of a contract"), perYear: field(parseEuros) });

const changeSchema = z.object({
  noticedOn: day,
  from: needed((value) => parseDate(value), "must be a day"),
  before: priceSchema,
  after: priceSchema,
  document: optionalId,
});

const receiptSchema = z.pipe(
  z.object({ id, sentAt: neededMoment, email: id, text: id }),
  z.transform(({ sentAt, ...rest }) => ({ ...rest, receivedAt: romeMoment(sentAt) })),
);

export const parseReceipt = (data: unknown): WithdrawalReceipt => parse(receiptSchema, data, "withdrawal");

const contractSchema = z.object({
  number: optionalId,
  offerName: optionalText,
  offerCode: optionalText,
  priceKind: oneOf(priceKinds),
  index: optionalText,
  price: priceSchema,
  priceEnd: day,
  concludedOn: day,
  start: day,
  end: day,
  documents: rowsOf(z.object({ id, name: id }), "documents of a contract"),
  change: lenient(changeSchema),
  withdrawal: lenient(z.object({ lastDay: day, sent: lenient(receiptSchema) })),
});

export const parseContract = (data: unknown): Contract => parse(contractSchema, data, "contract");
