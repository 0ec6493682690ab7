import { query } from "./graphql.ts";
import type { Fields, GraphqlDocument } from "./publicGraphql.ts";
import { onlySent } from "./sentMessage.ts";

/**
 * Executes a mutation with the session's token, and reads its answer. 'Email sent' is a success without an answer to read (AC-46).
 * @param read parses the answer
 * @param present returns what the servers have after a write that they have accepted without an answer
 */
export async function write<Answer, Variables extends object, T>(
  document: GraphqlDocument<Answer, Variables>,
  variables: Variables,
  { read, present, ...options }: { read: (answer: Fields<Answer>) => T; present: () => T | Promise<T>; idempotencyKey?: string },
): Promise<T> {
  const answer = await query(document, variables, options);
  return answer === onlySent ? present() : read(answer);
}
