import * as z from "zod/mini";
import { type Notice, newestFirst } from "../account/notice.ts";
import { day } from "./day.ts";
import { flag, id, lenient, optionalText, parse, parseRows } from "./edge.ts";
import { NotificationListDocument, UpdateNotificationDocument } from "./generated/notifications.ts";
import { query } from "./graphql.ts";
import { moment } from "./moment.ts";

const notice: z.ZodMiniType<Notice> = z.object({
  id,
  createdAt: moment,
  updatedAt: moment,
  deadline: day,
  clusterCampagna: optionalText,
  dataInizioSconto: day,
  dataFineSconto: day,
  notificationType: lenient(z.number()),
  text: optionalText,
  type: optionalText,
  selfReading: lenient(id),
  supplyId: lenient(id),
  read: flag,
});

export const parseNotices = (data: unknown): Notice[] => newestFirst(parseRows(notice, data, "notifications"));

export const fetchNotices = async (customerId: string, signal?: AbortSignal): Promise<Notice[]> =>
  parseNotices((await query(NotificationListDocument, { customerId }, { signal })).allNotifications);

const mark = z.object({ id, read: flag });

/** Stores whether a notification was read; the answer is what the server has now. */
export const markNotification = async (noticeId: string, read: boolean): Promise<{ id: string; read: boolean }> =>
  parse(mark, (await query(UpdateNotificationDocument, { id: noticeId, read })).updateNotification, "notification");
