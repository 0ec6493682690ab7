import { Heading, Markdown } from "@storybook/addon-docs/blocks";
import type { Maturity } from "../stages.ts";

const meanings: Readonly<Record<Maturity["stage"], string>> = {
  draft: "**Draft**: its props and its look may change in any version.",
  stable: "**Stable**: it changes only as the versions promise.",
};

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

const reviewers = {
  audit: "by the audit (axe, a second engine, keyboard contracts, zoom, contrast in nine looks); a review by a person is still to come",
  person: "by a person with assistive technologies",
};

/** Stage of a component, the version that brought it, and its last accessibility review. */
export function Stage({ stage, since, review }: Maturity) {
  const reviewed = review
    ? `Last accessibility review: **${day.format(new Date(review.on))}**, ${reviewers[review.by]}.`
    : "Not yet reviewed for accessibility.";
  return (
    <>
      <Heading>Stage</Heading>
      <Markdown>{`${meanings[stage]} Since version **${since}**. ${reviewed}`}</Markdown>
    </>
  );
}
