import { describe, expect, it } from "vitest";
import { type AXNode, inFocus, transcript } from "../../stories/transcript/transcript.ts";

type Tree = { role: string; name?: string; states?: Record<string, unknown>; ignored?: boolean; more?: Partial<AXNode>; inside?: Tree[] };

/** The flat list that the browser gives for a tree. */
function nodesOf(tree: Tree, parentId?: string, id = "1"): AXNode[] {
  const inside = tree.inside ?? [];
  const node: AXNode = {
    nodeId: id,
    ignored: tree.ignored ?? false,
    role: { value: tree.role },
    name: { value: tree.name ?? "" },
    properties: Object.entries(tree.states ?? {}).map(([name, value]) => ({ name, value: { value } })),
    childIds: inside.map((_, index) => `${id}.${index}`),
    ...(parentId === undefined ? {} : { parentId }),
    ...tree.more,
  };
  return [node, ...inside.flatMap((child, index) => nodesOf(child, id, `${id}.${index}`))];
}

const said = (...inside: Tree[]) =>
  transcript(nodesOf({ role: "RootWebArea", inside }))
    .split("\n")
    .slice(0, -1);
const words = (name: string): Tree => ({ role: "StaticText", name });

describe("[DS-27] the transcript of a page", () => {
  it("says role, states, name, value and description in Italian", () => {
    expect(
      said({ role: "button", name: "Dettaglio", states: { expanded: false, hasPopup: "dialog" }, inside: [words("Dettaglio")] }),
    ).toEqual(["pulsante, chiuso, apre una finestra: Dettaglio"]);
    expect(
      said({
        role: "textbox",
        name: "IBAN",
        states: { required: true, invalid: "true" },
        more: { value: { value: "IT60" }, description: { value: "Mancano 23 caratteri" } },
      }),
    ).toEqual(["campo di testo, obbligatorio, non valido: IBAN; valore IT60; descrizione: Mancano 23 caratteri"]);
    expect(said({ role: "heading", name: "Bollette", states: { level: 1 }, inside: [words("Bollette")] })).toEqual([
      "intestazione, livello 1: Bollette",
    ]);
  });

  it("indents what is inside an element, and puts a single text on its element's line", () => {
    expect(
      said({
        role: "list",
        inside: [
          { role: "listitem", inside: [words("uno")] },
          { role: "listitem", inside: [{ role: "link", name: "due" }] },
        ],
      }),
    ).toEqual(["elenco", "  voce: uno", "  voce", "    link: due"]);
  });

  it("joins the texts of a line, and separates those of different blocks", () => {
    const bold: Tree = { role: "strong", inside: [words("72,19 €")] };
    expect(
      said({ role: "paragraph", inside: [words("Paghi "), bold, words(", entro oggi.")] }, { role: "generic", inside: [words("Poi")] }),
    ).toEqual(["Paghi 72,19 €, entro oggi.", "Poi"]);
    expect(said({ role: "none", ignored: true, inside: [words("In scadenza")] }, words("27 novembre"))).toEqual([
      "In scadenza 27 novembre",
    ]);
  });

  it("of nothing is empty", () => {
    expect(transcript([])).toBe("");
    expect(said()).toEqual([]);
  });
});

it("[DS-27] the element in focus is said with its role, states and name, and never the page itself", () => {
  const page = (...inside: Tree[]) => nodesOf({ role: "RootWebArea", name: "Bollette", states: { focused: true }, inside });
  expect(inFocus(page({ role: "button", name: "Esci" }))).toBeUndefined();
  expect(
    inFocus(page({ role: "group", inside: [{ role: "heading", name: "Lettura inviata", states: { level: 2, focused: true } }] })),
  ).toBe("intestazione, livello 2: Lettura inviata");
});
