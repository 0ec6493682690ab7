import { expect, it } from "vitest";
import shipped from "../../../public/config.json?raw";
import { parseConfig, setConfig } from "../config/config.ts";
import { callOf } from "./events.ts";

it("[AP-23] names the calls of a back end at another host", () => {
  const elsewhere = { apiBase: "https://api.example/v1", graphqlPath: "https://graph.example/v1/graphql" };
  setConfig(parseConfig(JSON.stringify({ ...JSON.parse(shipped), ...elsewhere })));
  expect(callOf("https://graph.example/v1/graphql")).toBe("graphql");
  expect(callOf("https://api.example/v1/vouchers/service/status")).toBe("voucherServiceStatus");
  expect(callOf("https://clienti.example/config.json")).toBeUndefined();
});
