import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { SentComplaint } from "../../../design-system/src/account/ComplaintView.tsx";
import { get } from "../../../portal/src/platform/wire/rest.ts";
import { complaintsQuery, findReceipt, sendComplaint, sendPublicComplaint } from "../../../portal/src/rooms/account/complaints/calls.ts";
import { parseComplaints } from "../../../portal/src/rooms/account/complaints/complaint.ts";
import { fetchRequests } from "../../../portal/src/rooms/account/requests/calls.ts";
import { withClient } from "./client.ts";

const { signIn, setFaults, tools } = withClient();

const copyOf = (text: string): SentComplaint => ({
  fields: {
    kind: "complaint",
    text,
    supplyCode: "",
    billNumber: "",
    reading: "",
    readingDay: "",
    name: "Alba Alta",
    email: "alta@esempio.it",
  },
  attachments: [{ name: "nota.pdf", type: "application/pdf", size: 6, sha256: "", content: "JVBERi0x" }],
  repliesTo: undefined,
  copy: `Reclamo\n\n${text}\n`,
  sha256: createHash("sha256").update(`Reclamo\n\n${text}\n`, "utf8").digest("hex"),
});
const sent = copyOf("L’indirizzo delle bollette è ancora quello vecchio.");
const list = async () => parseComplaints(await get("complaints"));

describe("complaints", () => {
  it("sendComplaint, complaints: [CL-12, CL-22] what was sent has its number and hash, and is among the requests", async () => {
    const { customerId } = await signIn("alta@esempio.it");
    const receipt = await sendComplaint(sent, "key-1");
    expect(receipt).toMatchObject({ sha256: sent.sha256, receivedOn: "2026-11-21", number: expect.stringMatching(/^R-2026-\d{6}$/) });
    const [newest] = await list();
    expect(newest).toMatchObject({ id: receipt.id, number: receipt.number, kind: "complaint", copy: sent.copy, answer: null, asked: null });
    const [request] = await fetchRequests(customerId);
    expect(request).toMatchObject({ id: receipt.id, type: "Complaint", status: "InProgress", supplyId: null });
    expect((await tools().outbox())[0]).toMatchObject({ to: "alta@esempio.it", link: `/reclami/${receipt.id}` });
    expect(complaintsQuery.name).toBe("complaints");
  });

  it("sendComplaint, complaints: [BL-242] the bill is its year and number, and no other customer's", async () => {
    await signIn("alta@esempio.it");
    const own = { year: "2026", number: "1137491" };
    const billOf = async (bill: typeof own | null, text: string) => {
      await sendComplaint({ ...copyOf(text), bill }, text);
      return (await list())[0]?.bill;
    };
    expect(await billOf(own, "Nessun numero.")).toEqual(own);
    expect(await billOf(null, "La bolletta 1137491.")).toBeNull();
    expect(await billOf({ year: "2026", number: "1010338" }, "Di un altro.")).toBeNull();
    expect(await billOf({ ...own, year: "2025" }, "Di un altro anno.")).toBeNull();
    await sendPublicComplaint(copyOf("Di chi non ha fatto l’accesso."), "public");
    expect(await list()).toHaveLength(9);
  });

  it("complaints: [AP-14, CL-21] in each state: waiting for the customer, unanswered, answered, answered on an unknown day", async () => {
    const { customerId } = await signIn("alta@esempio.it");
    const states = (await list()).map(({ kind, asked, answer }) => [kind, asked !== null, answer?.verdict ?? null, answer?.on ?? null]);
    expect(states).toEqual([
      ["information", true, null, null],
      ["rectification", false, null, null],
      ["complaint", false, null, null],
      ["complaint", false, "partly", "2026-10-02"],
      ["doubleBilling", false, "refused", null],
    ]);
    const statuses = (await fetchRequests(customerId)).map(({ status }) => status);
    expect(statuses).toEqual(["WaitingForCustomer", "InProgress", "InProgress", "ClosedSuccessfully", "ClosedSuccessfully"]);
  });

  it("sendComplaint: [CL-05] a reply is kept with the complaint that it answers, which then waits for nobody", async () => {
    await signIn("alta@esempio.it");
    const [waiting] = await list();
    const receipt = await sendComplaint({ ...copyOf("Il codice è 123."), repliesTo: waiting?.number }, "key-1");
    expect(receipt).toMatchObject({ id: waiting?.id, number: waiting?.number });
    expect((await list())[0]).toMatchObject({ id: waiting?.id, asked: null });
  });

  it("complaintReceipt: [CL-14] a lost answer is looked up by the hash, and nothing is sent a second time", async () => {
    await signIn("alta@esempio.it");
    const first = await sendComplaint(sent, "key-1");
    setFaults([{ match: "POST /api/complaints", mode: "reset" }]);
    expect(await sendComplaint(sent, "key-2")).toEqual(first);
    expect(await list()).toHaveLength(6);
  });

  it("sendComplaint: [CL-14] what has not arrived is called so, and can be sent again", async () => {
    await signIn("alta@esempio.it");
    setFaults([{ match: "POST /api/complaints", mode: "status", status: 500, times: 1 }]);
    await expect(sendComplaint(sent, "key-1")).rejects.toMatchObject({ name: "LostAnswer", found: "absent" });
    expect(await findReceipt(sent.sha256)).toBeUndefined();
    expect((await sendComplaint(sent, "key-1")).sha256).toBe(sent.sha256);
  });

  it("sendComplaint: [CL-16] two tabs that send the same complaint send one", async () => {
    await signIn("alta@esempio.it");
    const [one, other] = [await sendComplaint(sent, "key-1"), await sendComplaint(sent, "key-2")];
    expect(other).toEqual(one);
    expect(await list()).toHaveLength(6);
  });

  it("sendPublicComplaint: [CL-17] without a session the receipt has no id, and a refused file has its reason", async () => {
    expect(await sendPublicComplaint(sent, "key-1")).toMatchObject({ id: null, sha256: sent.sha256 });
    const lie = [{ ...(sent.attachments[0] as (typeof sent.attachments)[number]), type: "image/png" as const }];
    await expect(sendPublicComplaint({ ...copyOf("Altro"), attachments: lie }, "key-2")).rejects.toMatchObject({
      status: 415,
      serverCode: "ATTACHMENT-REFUSED",
    });
  });
});
