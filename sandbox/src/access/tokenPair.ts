/** The tokens of a login: a short-lived access token, and a refresh token that works once. */
export interface TokenPair {
  token: string;
  refreshToken: string;
  /** End of the refresh token's life, and so of a session without requests. */
  expiresAt: string;
}
