/** The servers' message for success, whatever the status is, in an answer or as an error (AC-09, AC-46). */
export const sentMessage = "Email sent";

/** Data of a GraphQL answer that says only that: there is nothing to read. */
export const onlySent: Record<string, unknown> = {};
