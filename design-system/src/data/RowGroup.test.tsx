import type { FocusEvent, MouseEvent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { LinkContext, type LinkSlotProps } from "../theme/link.ts";
import { RowLink } from "./RowGroup.tsx";

it("[DS-42] the handlers and the attributes that a site gives a row reach its link", () => {
  let link: LinkSlotProps | undefined;
  const Link = (props: LinkSlotProps) => {
    link = props;
    return null;
  };
  const [onClick, onFocus] = [vi.fn(), vi.fn()];
  renderToStaticMarkup(
    <LinkContext value={Link}>
      <RowLink href="/consumi" title="Consumi" id="consumi" onClick={onClick} onFocus={onFocus} />
    </LinkContext>,
  );
  link?.onClick?.({} as MouseEvent<HTMLAnchorElement>);
  link?.onFocus?.({} as FocusEvent<HTMLAnchorElement>);
  expect([onClick, onFocus].map((handler) => handler.mock.calls.length)).toEqual([1, 1]);
  expect(link).toMatchObject({ href: "/consumi", id: "consumi" });
});

it("[DS-42] a note or a value that React renders as nothing leaves no room in a row", () => {
  const plain = renderToStaticMarkup(<RowLink href="/consumi" title="Consumi" />);
  for (const absent of [null, false, ""] as const)
    expect(renderToStaticMarkup(<RowLink href="/consumi" title="Consumi" note={absent} value={absent} valueNote={absent} />)).toBe(plain);
  // Zero is shown.
  expect(renderToStaticMarkup(<RowLink href="/consumi" title="Consumi" value={0} />)).toMatch(/<span[^>]*> 0<\/span>/);
});
