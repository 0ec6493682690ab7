/** The product's error codes (AP-07). Each has an Italian text in messages.it.ts. */
export const errorCodes = {
  Unknown: 0,
  Api: 1,
  Parameters: 3,
  PageUndefined: 4,
  GraphQlApi: 11,
  BootstrapFailed: 101,
  Login: 102,
  Register: 103,
  RegisterCodeNotFound: 104,
  RegisterInvalidPassword: 105,
  RegisterEmailTaken: 106,
  UserAlreadyRegistered: 107,
  AuthenticationFailed: 108,
  PendingRequest: 501,
  GenericError: 999,
} as const;
