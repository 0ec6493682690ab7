import { isEnumType, isInputObjectType, isObjectType } from "graphql";
import { expect, it } from "vitest";
import { schema } from "./graphql.ts";

const own = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));

it("every query, mutation and argument that carries data has a description", () => {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.values(type?.getFields() ?? {}));
  expect(roots.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  const types = own.filter(
    (type) => (isObjectType(type) || isInputObjectType(type) || isEnumType(type)) && !["Query", "Mutation"].includes(type.name),
  );
  expect(types.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});

it("every directive is described", () => {
  expect(schema.getDirectives().filter(({ description }) => !description)).toEqual([]);
});
