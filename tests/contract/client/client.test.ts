import { describe, expect, it } from "vitest";
import { ApiError } from "../../../portal/src/platform/errors/errors.ts";
import { readSession } from "../../../portal/src/platform/session/session.ts";
import { now } from "../../../portal/src/platform/time/now.ts";
import { fetchCustomer } from "../../../portal/src/rooms/account/calls.ts";
import { withClient } from "./client.ts";

const { signIn, signOut, tools, setFaults } = withClient();

describe("the portal's client against the sandbox", () => {
  it("[AP-18] signs in, reads, and takes the server's time for its own", async () => {
    const { customerId } = await signIn("giulia@esempio.it");
    expect(await fetchCustomer(customerId)).toMatchObject({ customerId: "100001", name: "Giulia" });
    await tools().setClock("2026-12-01T10:00:00.000Z");
    await fetchCustomer(customerId);
    expect(now().toISOString().slice(0, 10)).toBe("2026-12-01");
    signOut();
    expect(readSession()).toBeNull();
  });

  it("begins each test signed out, in a world of its own, without faults", async () => {
    expect(readSession()).toBeNull();
    const { customerId } = await signIn("giulia@esempio.it");
    await fetchCustomer(customerId);
    expect(now().toISOString().slice(0, 10)).toBe("2026-11-21");
    setFaults([{ match: "POST /admin/api", operation: "allCustomers", mode: "status", status: 503 }]);
    await expect(fetchCustomer(customerId)).rejects.toBeInstanceOf(ApiError);
  });
});
