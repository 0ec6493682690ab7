/** Parts of the registration that its first step can do without. */

export const loadAccountStep = () =>
  import("@favilla/design-system/access/AccountDetailsStep.tsx").then(({ AccountDetailsStep }) => ({ default: AccountDetailsStep }));

export const loadConsentsStep = () =>
  import("@favilla/design-system/access/ConsentsStep.tsx").then(({ ConsentsStep }) => ({ default: ConsentsStep }));
