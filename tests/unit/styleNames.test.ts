import { expect, it } from "vitest";
import { styleNames } from "../../portal/styleNames.ts";

const packageName = "@favilla/portal";
const button = { filePath: "../design-system/src/actions/Button.css.ts", packageName };
const card = { filePath: "../design-system/src/layout/Card.css.ts", packageName };

it("[AP-43] classes have four characters for their file and one or two for their number in it, the same in every build", () => {
  const names = (name = styleNames()) => [
    name({ ...button, hash: "1xaky360" }),
    name({ ...button, hash: "1xaky361" }),
    name({ ...card, hash: "k2b0" }),
    name({ ...button, hash: "1xaky3610" }),
  ];
  const [first = "", second, other = "", tenth] = names();
  expect(first).toMatch(/^[a-zA-Z][\w-]{3}0$/);
  expect([second, tenth]).toEqual([`${first.slice(0, 4)}1`, `${first.slice(0, 4)}10`]);
  expect(other.slice(0, 4)).not.toBe(first.slice(0, 4));
  expect(names()).toEqual(names());
});

it("[AP-43] two files whose names would be the same stop the build", () => {
  const name = styleNames();
  const nameMany = () => {
    for (let index = 0; index < 50_000; index++) name({ filePath: `${index}.css.ts`, hash: "a0" });
  };
  expect(nameMany).toThrow("have the same short name");
});
