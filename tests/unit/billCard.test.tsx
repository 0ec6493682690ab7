import { BillCard } from "@favilla/design-system/bills/BillCard.tsx";
import { PaymentStatusTag } from "@favilla/design-system/bills/PaymentStatusTag.tsx";
import { paymentStatuses } from "@favilla/design-system/bills/paymentStatus.ts";
import { CommodityGlyph } from "@favilla/design-system/data/CommodityGlyph.tsx";
import { commodities } from "@favilla/design-system/data/commodity.ts";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

interface Part {
  element: string;
  classes: string[];
  ariaHidden: boolean;
  content: string;
}

/** The elements of some markup that hold an icon and no other element of their own kind, in their order. */
const partsOf = (html: string): Part[] =>
  [...html.matchAll(/<(span)\b([^>]*)>((?:(?!<span\b).)*?<svg.*?)<\/\1>/g)].map(([, element = "", attributes = "", content = ""]) => ({
    element,
    classes: /class="([^"]*)"/.exec(attributes)?.[1]?.split(" ") ?? [],
    ariaHidden: attributes.includes('aria-hidden="true"'),
    content,
  }));

/** The only part of a component. */
function partOf(component: ReactElement): Part {
  const parts = partsOf(renderToStaticMarkup(component));
  expect(parts).toHaveLength(1);
  return parts[0] as Part;
}

const isSame = (own: Part, of: Part) => {
  expect({ ...own, classes: own.classes.filter((name) => of.classes.includes(name)) }).toEqual(of);
};

const drawn = (facts: Partial<Parameters<typeof BillCard>[0]>) =>
  partsOf(
    renderToStaticMarkup(
      <BillCard
        id="1"
        commodity="gas"
        supplyName="Casa"
        year={2026}
        number="1"
        status="Paid"
        total={12}
        formats={[]}
        onDownload={() => {}}
        {...facts}
      />,
    ),
  );

test.each(commodities)("a bill card writes the element, classes and icons of CommodityGlyph by itself: %s", (commodity) => {
  const [glyph] = drawn({ commodity });
  isSame(glyph as Part, partOf(<CommodityGlyph commodity={commodity} decorative />));
});

const amounts = [12, 0, -12, null];

test.each(paymentStatuses)("a bill card writes the element, classes, icon and word of PaymentStatusTag by itself: %s", (status) => {
  for (const total of amounts) {
    const [, tag] = drawn({ status, total });
    isSame(tag as Part, partOf(<PaymentStatusTag status={status} amount={total} />));
  }
});
