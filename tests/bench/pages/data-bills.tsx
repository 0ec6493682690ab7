import { fetchBill, fetchBills, fetchInvoice } from "../../../portal/src/rooms/bills/calls.ts";
import "./data.tsx";

/** The data layer with the calls, schemas and mappers of one room: the bills. */
Object.assign(window, { fetchBill, fetchBills, fetchInvoice });
