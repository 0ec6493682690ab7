/** Meaning of an illustration, and a use that another one has. */
export interface IllustrationMeaning {
  means: string;
  notFor: string;
}

/** Meanings of the pictures of `design-system/src/feedback/illustrations`, by name. */
export const illustrationMeanings: Readonly<Record<string, IllustrationMeaning>> = {
  CloudOff: { means: "not loaded: a failure of the servers or of the connection", notFor: "an empty list: that is no failure" },
  ComingSoon: {
    means: "there will be something here, such as data of a new supply, or a portal that is being mended",
    notFor: "a request that somebody works on: Pending",
  },
  Failure: { means: "a task that the customer did was not accepted", notFor: "a page that did not load: CloudOff" },
  NoBills: { means: "no bill has been issued yet", notFor: "a filter that finds no bill: NothingFound" },
  NoVouchers: { means: "no voucher and no present yet", notFor: "vouchers that are all used: they are a list" },
  NothingFound: {
    means: "nothing matches, or there is nothing to show for this choice",
    notFor: "a first bill that is still to come: NoBills",
  },
  PageNotFound: { means: "the address leads nowhere", notFor: "a page that did not load: CloudOff" },
  Pending: { means: "it was sent, and somebody works on it", notFor: "loading: a skeleton" },
  Success: { means: "a task is done, on a page that has no other content", notFor: "a success above a page that goes on: SuccessCallout" },
};
