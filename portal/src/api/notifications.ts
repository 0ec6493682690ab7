import type * as v from "valibot";
import { type Notice, newestFirst } from "../account/notice.ts";
import { day } from "./day.ts";
import { finite, flag, id, lenient, object, optionalText, parseRows } from "./edge.ts";
import { NotificationListDocument } from "./generated/notifications.ts";
import { query } from "./graphql.ts";
import { moment } from "./moment.ts";

const notice: v.GenericSchema<unknown, Notice> = object({
  id,
  createdAt: moment,
  updatedAt: moment,
  deadline: day,
  clusterCampagna: optionalText,
  dataInizioSconto: day,
  dataFineSconto: day,
  notificationType: lenient(finite),
  text: optionalText,
  type: optionalText,
  selfReading: lenient(id),
  supplyId: lenient(id),
  read: flag,
});

export const parseNotices = (data: unknown): Notice[] => newestFirst(parseRows(notice, data, "notifications"));

export const fetchNotices = async (customerId: string, signal?: AbortSignal): Promise<Notice[]> =>
  parseNotices((await query(NotificationListDocument, { customerId }, { signal })).allNotifications);
