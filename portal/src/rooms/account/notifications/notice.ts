import { type Notice, sortNotices } from "@favilla/design-system/account/notice.ts";
import * as z from "zod/mini";
import { day } from "../../../platform/edge/day.ts";
import { flag, id, lenient, optionalId, optionalText, parseRows } from "../../../platform/edge/edge.ts";
import { moment } from "../../../platform/edge/moment.ts";

const noticeSchema = z.object({
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

/** Parses notifications, newest first. */
export const parseNotices = (data: unknown): Notice[] => sortNotices(parseRows(noticeSchema, data, "notifications"));
