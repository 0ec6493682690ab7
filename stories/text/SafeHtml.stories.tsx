import { SafeHtml } from "@favilla/design-system/text/SafeHtml.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import fc from "fast-check";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, spyOn, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Text/SafeHtml",
  component: SafeHtml,
  tags: ["!autodocs"],
  args: {
    html: `<p>Il buono vale <b>20 €</b> e si usa in un’unica volta.</p>
      <ul><li>Nei negozi Mercato Esempio</li><li>Fino al 27 febbraio 2027</li></ul>
      <p>Le regole complete sono <a href="https://mercato.example/regole">sul sito di Mercato Esempio</a>.</p>`,
  },
} satisfies Meta<typeof SafeHtml>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Html: Story = {
  name: "HTML [DS-03]",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("listitem")).toHaveLength(2);
    await press("{Tab}");
    await expect(within(canvasElement).getByRole("link")).toHaveFocus();
  },
};

/** Text without markup keeps its line breaks. */
export const Plain: Story = {
  args: { html: "Usa il buono in un’unica volta.\nNon si converte in denaro.\n\nVale se < 1 anno." },
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector("div > div") as HTMLElement;
    await expect(getComputedStyle(text).whiteSpace).toBe("pre-line");
    await expect(text.textContent).toContain("Vale se < 1 anno.");
  },
};

/** In discreet mode amounts and codes are dots, also where an element divides them. */
export const Discreet: Story = {
  name: "Discreet [CH-43]",
  globals: { discreet: "on" },
  args: {
    html: `<p>Il buono vale <b>20</b> euro, da <em>10,00</em> a 50 €.</p><ul><li>Codice <b>GIULIA</b>-7Q2K</li><li>Fino al 27 febbraio 2027</li></ul>
      <p><a href="https://mercato.example/regole">Regole per 20 €</a></p>`,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      /^Il buono vale •••\s€, da •••\s€\.Codice ••••••••••Fino al 27 febbraio 2027 ?Regole per •••\s€$/,
    );
    await expect(within(canvasElement).getByRole("link")).toHaveAttribute("href", "https://mercato.example/regole");
  },
};

/** The same in a text without markup. */
export const DiscreetPlain: Story = {
  name: "Discreet, without markup [CH-43]",
  globals: { discreet: "on" },
  args: { html: "Hai un nuovo buono da 20 euro." },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^Hai un nuovo buono da •••\s€\.$/),
};

/** Lists without items, items without lists, blocks in the wrong place: the result is well-formed. */
export const Untidy: Story = {
  args: {
    html: "<h2>Dove</h2><div>Nei negozi</div><ul>e online<p>e in cassa</p></ul><li>sola</li><b><p>uno</p><p>due</p></b><ol> </ol><p>&nbsp;</p>",
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["e online", "e in cassa"]);
    await expect(canvasElement.querySelectorAll("p p, strong p, h2")).toHaveLength(0);
  },
};

const hostile = [
  "<script>globalThis.ran = true</script>",
  '<img src="x" onerror="globalThis.ran = true">',
  "<svg onload='globalThis.ran = true'><script>globalThis.ran = true</script></svg>",
  '<a href="javascript:globalThis.ran = true">premi</a>',
  '<a href=" jAvAsCrIpT&colon;globalThis.ran=true" onclick="globalThis.ran=true">premi</a>',
  '<a href="data:text/html,<script>alert(1)</script>">premi</a>',
  '<iframe srcdoc="<script>parent.ran = true</script>"></iframe>',
  "<style>* { display: none }</style><link rel='stylesheet' href='//esempio.test/x.css'>",
  "<form><input name='childNodes'><input name='textContent'><input name='localName'><button>x</button></form>",
  "<math><mtext><table><mglyph><style><!--</style><img src=x onerror=globalThis.ran=true>",
  '<details open ontoggle="globalThis.ran = true"><summary>x</summary></details>',
  '<noscript><p title="</noscript><img src=x onerror=globalThis.ran=true>"></noscript>',
  "<base href='https://esempio.test'><meta http-equiv='refresh' content='0;url=javascript:1'>",
  "<template><script>globalThis.ran=true</script></template><img name='body'>",
];
const tags =
  "p br ul ol li strong em a b i div span h1 table tr td script style svg math form input iframe object template select details".split(" ");
const attribute = fc.constantFrom(
  "",
  ' href="https://esempio.test/a"',
  ' href="javascript:globalThis.ran=true"',
  ' href="//esempio.test"',
  ' onclick="globalThis.ran=true"',
  ' onfocus="globalThis.ran=true" autofocus tabindex="1"',
  ' style="position:fixed" id="root" class="x"',
);
const opening = fc.tuple(fc.constantFrom(...tags), attribute).map(([tag, attributes]) => `<${tag}${attributes}>`);
const closing = fc.constantFrom(...tags).map((tag) => `</${tag}>`);
const piece = fc.oneof(
  opening,
  closing,
  fc.constantFrom(...hostile),
  fc.string(),
  fc.constantFrom("&lt;script&gt;", "<!--", "-->", "<![CDATA[", "\0"),
);

/** Only the allowed elements remain, with https addresses as their only attributes. Nothing runs, and React reports no warning. */
export const NoScript: Story = {
  name: "No script runs [VC-12]",
  args: { html: hostile.join("\n") },
  play: async ({ canvasElement }) => {
    const complaints = spyOn(console, "error");
    const box = document.createElement("div");
    canvasElement.append(box);
    const root = createRoot(box);
    /** Returns elements and attributes that should have been removed. */
    const faultsOf = (html: string) => {
      flushSync(() => root.render(<SafeHtml html={html} />));
      return Array.from(box.firstElementChild?.querySelectorAll("*") ?? []).filter(
        (element) =>
          !element.matches("p, br, ul > li, ol > li, ul, ol, strong, em, a[href^='https://']") ||
          element.getAttributeNames().some((name) => element.localName !== "a" || !["href", "rel", "class"].includes(name)),
      );
    };
    await expect(hostile.flatMap(faultsOf)).toEqual([]);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => faultsOf(pieces.join("")).length === 0),
      { numRuns: 100 },
    );
    await expect(faultsOf(`${"<b>".repeat(100)}in fondo`)).toEqual([]);
    await expect(box.textContent).toBe("in fondo");
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect("ran" in globalThis).toBe(false);
    await expect(complaints).not.toHaveBeenCalled();
    root.unmount();
    box.remove();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { html: `<p>${"precipitevolissimevolmente".repeat(4)}</p><p>https://mercato.example/${"a".repeat(90)}</p>` },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
