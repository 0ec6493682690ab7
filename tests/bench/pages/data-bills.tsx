import { fetchBill, fetchBills, fetchInvoice } from "../../../portal/src/rooms/bills/calls.ts";
import "./data.tsx";

/** The same with the calls, schemas and mappers of a room: the bills. */
Object.assign(window, { fetchBill, fetchBills, fetchInvoice });
