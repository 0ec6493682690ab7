import * as z from "zod/mini";
import { flag, id, parse } from "../../../platform/edge/edge.ts";
import { query } from "../../../platform/wire/graphql.ts";
import { UpdateNotificationDocument } from "./generated/notifications.ts";

const mark = z.object({ id, read: flag });

/** Stores whether a notification was read. Resolves to the server's current state. */
export const markNotification = async (noticeId: string, read: boolean): Promise<{ id: string; read: boolean }> =>
  parse(mark, (await query(UpdateNotificationDocument, { id: noticeId, read })).updateNotification, "notification");
