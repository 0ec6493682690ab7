import * as z from "zod/mini";
import { flag, id, parse } from "../../../platform/edge/edge.ts";
import { write } from "../../../platform/wire/write.ts";
import { UpdateNotificationDocument } from "./generated/notifications.ts";

const markSchema = z.object({ id, read: flag });

/** Stores whether a notification was read. Resolves to the server's current state. */
export const markNotification = (noticeId: string, read: boolean): Promise<{ id: string; read: boolean }> => {
  const sent = { id: noticeId, read };
  return write(UpdateNotificationDocument, sent, {
    read: ({ updateNotification }) => parse(markSchema, updateNotification, "notification"),
    present: () => sent,
  });
};
