import * as z from "zod/mini";
import { flag, id, parse } from "./edge.ts";
import { UpdateNotificationDocument } from "./generated/notifications.ts";
import { query } from "./graphql.ts";

const mark = z.object({ id, read: flag });

/** Stores whether a notification was read; the answer is what the server has now. */
export const markNotification = async (noticeId: string, read: boolean): Promise<{ id: string; read: boolean }> =>
  parse(mark, (await query(UpdateNotificationDocument, { id: noticeId, read })).updateNotification, "notification");
