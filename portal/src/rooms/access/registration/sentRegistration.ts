import type { Registration } from "./registration.ts";

/**
 * The registration whose link has not been opened yet, so that the e-mail can be sent again. It is kept in memory only, because it contains
 * the password.
 */
let waitingRegistration: Registration | undefined;

export const sentRegistration = (): Registration | undefined => waitingRegistration;

export const storeRegistration = (registration: Registration | undefined): void => {
  waitingRegistration = registration;
};
