import type { Registration } from "./registration.ts";

/** The registration that waits for its link to be followed, so that the e-mail can be sent again. Never stored: it has the password. */
let waiting: Registration | undefined;

export const sentRegistration = (): Registration | undefined => waiting;

export const keepRegistration = (registration: Registration | undefined): void => {
  waiting = registration;
};
