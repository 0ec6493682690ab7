import { themeCss } from "@favilla/tokens";
import type { ReactNode } from "react";
import model from "../../tokens/generated/model.json";
import { brandTokens } from "../../tokens/src/brand/brandTokens.ts";
import type { BrandInput } from "../../tokens/src/brand/inputs.ts";
import { makeBrand } from "../../tokens/src/brand/makeBrand.ts";
import type { BrandModel } from "../../tokens/src/brand/model.ts";
import { onPage } from "./Gallery.tsx";

const known = model as unknown as BrandModel;

/** Shows its content in a brand made from `input`, and above it the inputs that had to change. */
export function BrandMaker({ children, ...input }: BrandInput & { children: ReactNode }) {
  const brand = makeBrand(input, known);
  return (
    <div data-brand="maker" data-mode="" style={onPage}>
      <style data-story>{themeCss('[data-brand="maker"]', brandTokens(brand, known)).replace(/^@layer.*$/m, "")}</style>
      <section aria-label="What had to change" style={{ marginBlockEnd: 24 }}>
        {brand.findings.length === 0 ? (
          <p>All {known.pairs.length} pairs of colours pass in light, dark and high contrast. Every colour that was given stays.</p>
        ) : (
          <ul>
            {brand.findings.map(({ input: about, message }) => (
              <li key={message}>
                <strong>{about}</strong>: {message}
              </li>
            ))}
          </ul>
        )}
      </section>
      {children}
    </div>
  );
}
