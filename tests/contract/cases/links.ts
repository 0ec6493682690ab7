import { password, type Session, type Tools } from "../tools.ts";

/** A client code that can be registered, with the other data of a registration. */
export const rosa = {
  email: "rosa@esempio.it",
  password,
  fiscalCode: "DBTRSO88L52A944K",
  customerId: "C-100021",
  phone: "3331234567",
};

/** The parts of the link in the newest message, after the name of the page. */
export async function linkIn({ outbox }: Tools, page: string): Promise<string[]> {
  const [message] = await outbox();
  if (!message?.link?.startsWith(page)) throw new Error(`The newest message leads to ${message?.link}`);
  return message.link
    .slice(page.length)
    .split("/")
    .filter((part) => part !== "")
    .map(decodeURIComponent);
}

/** Path parameters of the link that a registration has sent. */
export async function registered(tools: Tools, change: Partial<typeof rosa> = {}): Promise<{ id: string; accessToken: string }> {
  await tools.rest("registration", { body: { ...rosa, ...change } });
  const [id = "", accessToken = ""] = await linkIn(tools, "/registrazione-completata");
  return { id, accessToken };
}

export interface PasswordLink {
  serverToken: string;
  token: string;
}

const passwordLink = async (tools: Tools, page: string): Promise<PasswordLink> => {
  const [serverToken = "", token = ""] = await linkIn(tools, page);
  return { serverToken, token };
};

/** Path parameters of the link for a forgotten password. */
export async function forgotten(tools: Tools, email = "giulia@esempio.it"): Promise<PasswordLink> {
  await tools.rest("requestPasswordReset", { body: { email } });
  return passwordLink(tools, "/forgot/password");
}

/** Path parameters of the link that changes Giulia's password. */
export async function passwordChange(tools: Tools): Promise<PasswordLink> {
  const { token } = await tools.signIn("giulia@esempio.it");
  await tools.rest("startChangePassword", { token, body: { email: "giulia@esempio.it" } });
  return passwordLink(tools, "/recovery_page/password");
}

export const newEmail = "giulia.nuova@esempio.it";

/** Path parameters of the link that changes Giulia's address, and her session. */
export async function emailChange(
  tools: Tools,
  email = newEmail,
  present = "giulia@esempio.it",
): Promise<PasswordLink & { email: string; session: Session }> {
  const session = await tools.signIn(present);
  await tools.rest("startChangeEmail", { token: session.token, body: { email } });
  const [serverToken = "", address = "", token = ""] = await linkIn(tools, "/recovery_page/email");
  return { serverToken, email: address, token, session };
}

/** Path parameters of the link that validates Giulia's address. */
export async function emailValidation(tools: Tools): Promise<{ a: string; b: string }> {
  const { token } = await tools.signIn("giulia@esempio.it");
  await tools.rest("startChangeEmail", { token, body: { email: "giulia@esempio.it" } });
  const [message] = await tools.outbox();
  const query = new URLSearchParams(message?.link?.split("?")[1]);
  return { a: query.get("a") ?? "", b: query.get("b") ?? "" };
}

/** More than two days after the tests' moment: every link has expired. */
export const later = "2026-11-24T09:00:00.000Z";

/** Repeats a call until it is over its limit. */
export async function overAndOver(what: () => Promise<Response>, times = 11): Promise<Response> {
  let answer = await what();
  for (let count = 1; count < times; count += 1) answer = await what();
  return answer;
}
