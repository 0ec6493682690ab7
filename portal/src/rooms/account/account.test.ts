import { expect, it } from "vitest";
import { calledName, fullName, isRefused } from "./customer.ts";

it("[R13] [RT-06] only an id below 100 is refused", () => {
  expect(["42", "99", "099", "0"].map((customerId) => isRefused({ customerId }))).toEqual([true, true, true, true]);
  expect(["100", "0100", "100001", "NaN", "abc"].map((customerId) => isRefused({ customerId }))).toEqual(Array(5).fill(false));
});

it("[HM-02] a customer is greeted by first name, and a company by its name", () => {
  expect([
    calledName({ name: " Giulia ", surname: "Esempio" }),
    calledName({ name: null, surname: "Fornaio Campione S.r.l." }),
    calledName({ name: " ", surname: "Fornaio Campione S.r.l. " }),
    calledName({ name: null, surname: null }),
  ]).toEqual(["Giulia", "Fornaio Campione S.r.l.", "Fornaio Campione S.r.l.", undefined]);
});

it("[CH-05] the full name omits missing parts", () => {
  expect([
    fullName({ name: " Giulia ", surname: "Esempio" }),
    fullName({ name: null, surname: "Esempio" }),
    fullName({ name: "", surname: null }),
  ]).toEqual(["Giulia Esempio", "Esempio", ""]);
});
