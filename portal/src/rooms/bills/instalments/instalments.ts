import { toCents } from "@favilla/design-system/bills/billLine.ts";
import {
  type BillInstalments,
  type InstalmentRequest,
  instalmentRefusals,
  instalmentStates,
} from "@favilla/design-system/bills/instalmentPlan.ts";
import * as z from "zod/mini";
import { parseEuros } from "../../../platform/edge/amount.ts";
import { day } from "../../../platform/edge/day.ts";
import { id, needed, optionalText, parse, parseRows, wholeNumber } from "../../../platform/edge/edge.ts";
import { oneOf } from "../../../platform/edge/oneOf.ts";

const neededDay = needed((value) => day.parse(value) ?? undefined, "must be a day");
const cents = needed((value) => toCents(parseEuros(value)) ?? undefined, "must be euros");

const requestSchema = z.object({
  id,
  year: id,
  number: id,
  status: oneOf(instalmentStates),
  reason: optionalText,
  rates: z.array(z.object({ amount: cents, day: neededDay })),
});

const listSchema = z.object({ items: z.unknown() });

export const parseRequest = (data: unknown): InstalmentRequest => parse(requestSchema, data, "request for instalments");

export const parseInstalmentRequests = (data: unknown): InstalmentRequest[] =>
  parseRows(requestSchema, parse(listSchema, data, "requests for instalments").items, "requests for instalments");

const offerSchema = z.pipe(
  z.object({
    open: cents,
    counts: z.array(wholeNumber),
    firstDay: day,
    everyMonths: wholeNumber,
    lastDay: day,
    refusal: oneOf(instalmentRefusals),
  }),
  z.transform(
    ({ refusal, firstDay, ...offer }): Omit<BillInstalments, "request"> =>
      firstDay === null || offer.counts.length === 0 ? { offer: null, refusal } : { offer: { ...offer, firstDay }, refusal: null },
  ),
);

export const parseOffer = (data: unknown) => parse(offerSchema, data, "offer of instalments");
