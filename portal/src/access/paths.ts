/** Where the account's address and password are changed; whoever isn't signed in does so first. */
export const credentialsPath = "/profilo/credenziali";
