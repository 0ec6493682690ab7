import { describe, expect, it } from "vitest";
import { ApiError } from "../errors/errors.ts";
import { graphqlData } from "./publicGraphql.ts";

describe("GraphQL", () => {
  const statusOf = (errors: unknown) => {
    try {
      graphqlData({ data: null, errors });
    } catch (error) {
      return (error as ApiError).status;
    }
    return undefined;
  };

  it("[R05] [AP-05] AccessDeniedError is a 401, any other error a 500", () => {
    expect(statusOf([{ message: "no", extensions: { code: "AccessDeniedError" } }])).toBe(401);
    expect(statusOf([{ message: "AccessDeniedError" }])).toBe(401);
    expect(statusOf([{ message: "Boom", extensions: { code: "INTERNAL" } }])).toBe(500);
    expect(statusOf([{}])).toBe(500);
  });

  it("[AP-15] an error with a code is a refusal: nothing was done; without one the outcome is unknown", () => {
    const unknown = (errors: unknown) => {
      try {
        return graphqlData({ data: null, errors });
      } catch (error) {
        return (error as ApiError).outcomeUnknown;
      }
    };
    const coded = (code: string) => [{ message: "x y", extensions: { code } }];
    expect([coded("LINK-USED"), coded("Parameters"), [{ message: "SF-OTHER-REQUEST-PENDING-ERROR" }]].map(unknown)).toEqual([
      false,
      false,
      false,
    ]);
    expect([coded("INTERNAL_SERVER_ERROR"), coded("SERVER-ERROR"), [{ message: "Unexpected error." }], [{}]].map(unknown)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it("[AC-46] 'Email sent' is a success, with data or without; beside another error it is none", () => {
    const sent = { message: "Email sent" };
    expect(graphqlData({ data: { updateUser: null }, errors: [sent] })).toEqual({});
    expect(graphqlData({ data: { updateUser: { id: 1 } }, errors: [sent] })).toEqual({ updateUser: { id: 1 } });
    expect(graphqlData({ data: null, errors: [sent] })).toEqual({});
    expect(graphqlData({ errors: [sent] })).toEqual({});
    expect(statusOf([sent, { message: "Boom" }])).toBe(500);
    expect(statusOf([sent, { message: "AccessDeniedError" }])).toBe(401);
    expect(statusOf([{ message: "Email not sent" }])).toBe(500);
  });

  it("[AP-06] an answer without data is a typed error", () => {
    for (const body of [null, {}, { data: null }, "x", { errors: "?" }]) expect(() => graphqlData(body)).toThrow(ApiError);
    expect(graphqlData({ data: { a: 1 } })).toEqual({ a: 1 });
  });
});
