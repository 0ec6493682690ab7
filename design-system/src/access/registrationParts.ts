import { AccountDetailsStep } from "./AccountDetailsStep.tsx";
import { ConsentsStep } from "./ConsentsStep.tsx";

/**
 * The later steps of a registration, loaded at once. A site that loads them as they are needed gives components of the same names, under its
 * own `lazy`.
 */
export const registrationParts = { AccountDetailsStep, ConsentsStep } as const;

export type RegistrationParts = typeof registrationParts;
