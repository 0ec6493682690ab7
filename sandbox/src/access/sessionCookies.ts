import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { TokenPair } from "./tokenPair.ts";

/** Header by which the portal says that it keeps its tokens in cookies. */
const header = "favilla-tokens";
/** The browser sends it to every call; the prefix promises that no other host of the domain has set it. */
const tokenCookie = "__Host-favilla-token";
/** Sent to sign-in, refresh and sign-out alone. */
const refreshCookie = "__Secure-favilla-refresh";
const refreshPath = "/api/auth";

const attributes = { httpOnly: true, secure: true, sameSite: "Strict" } as const;

/** Tells whether the page of this request is the portal's: by the browser's own word, or by Origin where a browser does not give it. */
function isOwnPage(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  const host = headers.get("x-forwarded-host") ?? headers.get("host");
  return origin === null || (URL.canParse(origin) && [headers.get("host"), host].includes(new URL(origin).host));
}

/**
 * Tells whether the cookies of a request count. Only the portal's own pages can send the header without a preflight, which the server never
 * answers, so a request that another site causes is one without a session.
 */
export const usesCookies = (headers: Headers): boolean => headers.get(header) === "cookie" && isOwnPage(headers);

const cookieOf = (headers: Headers, name: string): string | undefined =>
  headers
    .get("cookie")
    ?.split("; ")
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The access token of a request: from its Authorization header, or from its cookie. */
export function tokenOf(headers: Headers): string | undefined {
  const authorization = headers.get("authorization");
  if (authorization?.startsWith("Bearer ")) return authorization.slice("Bearer ".length);
  return usesCookies(headers) ? cookieOf(headers, tokenCookie) : undefined;
}

/** Both tokens of the request's cookies; empty ones, which are never valid, where a cookie is missing. */
export const cookiePair = (context: Context): Pick<TokenPair, "token" | "refreshToken"> => ({
  token: getCookie(context, tokenCookie) ?? "",
  refreshToken: getCookie(context, refreshCookie) ?? "",
});

/** Puts the tokens into cookies that last as long as the refresh token. The body of the answer has what is left. */
export function setPair(context: Context, { token, refreshToken, expiresAt }: TokenPair, now: number): Pick<TokenPair, "expiresAt"> {
  const maxAge = Math.floor((Date.parse(expiresAt) - now) / 1000);
  setCookie(context, tokenCookie, token, { ...attributes, path: "/", maxAge });
  setCookie(context, refreshCookie, refreshToken, { ...attributes, path: refreshPath, maxAge });
  return { expiresAt };
}

export function removePair(context: Context): void {
  deleteCookie(context, tokenCookie, { ...attributes, path: "/" });
  deleteCookie(context, refreshCookie, { ...attributes, path: refreshPath });
}
