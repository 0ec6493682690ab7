import type { DatabaseSync } from "node:sqlite";
import type {
  MutationUpdateBillingAddressArgs,
  MutationUpdateBillingArgs,
  QueryAllBillingsArgs,
  QueryAllPhonePrefixesArgs,
  QueryBillingAddressesArgs,
} from "@favilla/contract/schema.ts";
import { createRequests } from "../account/requests.ts";
import type { Clock } from "../base/clock.ts";
import { denied, type GraphqlContext, requireCustomer } from "../base/graphqlErrors.ts";
import type { Outbox } from "../base/outbox.ts";
import { ownsSupply } from "../supplies/store.ts";
import { createBillingAddresses } from "./addresses.ts";
import { createChanges } from "./changes.ts";
import { createEmailLinks } from "./emailLinks.ts";
import { createOtp } from "./otp.ts";
import { phonePrefixes } from "./prefixes.ts";
import { createTerms } from "./terms.ts";

/** Resolvers of payment terms, billing addresses and phone prefixes. */
export function paymentResolvers(database: DatabaseSync, clock: Clock, outbox: Outbox) {
  const requests = createRequests(database, clock);
  const terms = createTerms(database, requests);
  const addresses = createBillingAddresses(database, clock, requests);
  const otp = createOtp(database, clock, outbox);
  const links = createEmailLinks(database, clock, outbox);
  const change = createChanges(database, { clock, terms, requests, otp, links });
  const owns = ownsSupply(database);

  const ownSupply = (context: GraphqlContext, supplyCode: string): string => {
    const customer = requireCustomer(context);
    if (!owns(customer, supplyCode)) throw denied();
    return customer;
  };

  return {
    Query: {
      allBillings: (_: unknown, { supplyCode }: QueryAllBillingsArgs, context: GraphqlContext) =>
        terms.of(ownSupply(context, supplyCode), supplyCode),
      billingAddresses: (_: unknown, { supplyCode }: QueryBillingAddressesArgs, context: GraphqlContext) =>
        addresses.of(ownSupply(context, supplyCode), supplyCode),
      allPhonePrefixes: (_: unknown, { sort }: QueryAllPhonePrefixesArgs) =>
        sort?.order === "desc" ? phonePrefixes.toReversed() : phonePrefixes,
    },
    Mutation: {
      updateBilling: (_: unknown, args: MutationUpdateBillingArgs, context: GraphqlContext) => {
        const customer = requireCustomer(context);
        const term = terms.find(customer, args.id);
        if (!term) throw denied();
        change(customer, term, args);
        return terms.find(customer, args.id);
      },
      updateBillingAddress: (_: unknown, args: MutationUpdateBillingAddressArgs, context: GraphqlContext) => {
        const customer = requireCustomer(context);
        const address = addresses.find(customer, args.id);
        if (!address) throw denied();
        return addresses.change(customer, address, args);
      },
    },
  };
}
