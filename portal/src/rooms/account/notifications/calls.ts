import * as z from "zod/mini";
import { day } from "../../../platform/edge/day.ts";
import { flag, id, lenient, optionalId, optionalText, parseRows } from "../../../platform/edge/edge.ts";
import { moment } from "../../../platform/edge/moment.ts";
import { query } from "../../../platform/wire/graphql.ts";
import { NotificationListDocument } from "./generated/notifications.ts";
import { newestFirst } from "./notice.ts";

const notice = z.object({
  id,
  createdAt: moment,
  updatedAt: moment,
  deadline: day,
  /** For the retailer's campaigns; never shown. */
  clusterCampagna: optionalText,
  /** First and last day of a discount. */
  dataInizioSconto: day,
  dataFineSconto: day,
  notificationType: lenient(z.number()),
  text: optionalText,
  /** The kind in words, as the servers have it. */
  type: optionalText,
  /** Id of the self-reading window it is about. */
  selfReading: optionalId,
  supplyId: optionalId,
  read: flag,
});

/** A notification with all its fields (AP-14): days are "YYYY-MM-DD" in Rome, createdAt and updatedAt moments in UTC, null is missing. */
export type Notice = z.infer<typeof notice>;

export const parseNotices = (data: unknown): Notice[] => newestFirst(parseRows(notice, data, "notifications"));

export const fetchNotices = async (customerId: string, signal?: AbortSignal): Promise<Notice[]> =>
  parseNotices((await query(NotificationListDocument, { customerId }, { signal })).allNotifications);
