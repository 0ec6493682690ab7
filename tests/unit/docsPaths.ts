const folders = "\\.changeset|\\.ci|\\.storybook|brands|design-system|docs|portal|sandbox|scripts|stories|tests|tokens|tools";
/** A path in backticks, with a name before it where the page says that the file holds it: `Bill` in `portal/src/…`. */
const citation = new RegExp(
  String.raw`(?:\x60([\w.]+)\x60 in (?:each room, such as )?)?\x60((?:${folders})(?:/[^\x60\s<>*{}]*)?)\x60`,
  "g",
);

/** A path that a page of documentation names, and a name that the file holds. */
export interface Citation {
  path: string;
  name: string | undefined;
}

/** Paths that a command writes: builds, the result of a whole run in other engines, and the example of `npm run new -- call` in CONTRIBUTING.md. */
const built = /\/(deploy|dist|generated|storybook-static)(\/|$)|\breminders\b|^tests\/engines\.json$/;

/** The paths of the repository that a page names in backticks, without built ones and without placeholders such as `rooms/<room>`. */
export const citationsOf = (page: string): Citation[] =>
  [...page.matchAll(citation)]
    .map(([, name, path]) => ({ name: name?.includes(".") ? undefined : name, path: path as string }))
    .filter(({ path }) => !built.test(path));

/** Tells whether a file declares a name; a file of another language than TypeScript may just contain it. */
const holds = (path: string, text: string, name: string): boolean =>
  /\.tsx?$/.test(path)
    ? new RegExp(String.raw`\b(?:type|interface|const|function|class)\s+${name}\b|\b${name}\??:`).test(text)
    : text.includes(name);

/** The faults of a page: one line for each path that does not exist, or whose file does not hold the name. */
export const pathFaults = (page: string, textOf: (path: string) => string | undefined): string[] =>
  citationsOf(page).flatMap(({ path, name }) => {
    const text = textOf(path);
    if (text === undefined) return [`${path} does not exist`];
    return name === undefined || holds(path, text, name) ? [] : [`${path} does not hold ${name}`];
  });
