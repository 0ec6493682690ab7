import type { DatabaseSync } from "node:sqlite";

/** Returns what adds the id of a request to its customer's `statusRequests`, which name every request of each kind. */
export function mentionRequest(database: DatabaseSync) {
  const mention = database.prepare("UPDATE customers SET data = json_insert(data, '$.statusRequests[#]', ?) WHERE id = ?");
  return (id: string, customer: string): void => void mention.run(id, customer);
}
