import * as z from "zod/mini";
import { type Notice, newestFirst } from "../account/notice.ts";
import { day } from "./day.ts";
import { flag, id, lenient, optionalId, optionalText, parseRows } from "./edge.ts";
import { NotificationListDocument } from "./generated/notifications.ts";
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
  selfReading: optionalId,
  supplyId: optionalId,
  read: flag,
});

export const parseNotices = (data: unknown): Notice[] => newestFirst(parseRows(notice, data, "notifications"));

export const fetchNotices = async (customerId: string, signal?: AbortSignal): Promise<Notice[]> =>
  parseNotices((await query(NotificationListDocument, { customerId }, { signal })).allNotifications);
