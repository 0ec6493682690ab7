import { themeCss } from "@favilla/tokens";
import { type BrandInput, brandTokens, makeBrand, proveBrand } from "@favilla/tokens/brand";
import type { ReactNode } from "react";
import { onPage } from "./Gallery.tsx";

/** Shows its content in a brand made from `input`, and above it the inputs that had to change. */
export function BrandMaker({ children, ...input }: BrandInput & { children: ReactNode }) {
  const brand = makeBrand(input);
  return (
    <div data-brand="maker" data-mode="" style={onPage}>
      <style data-story>{themeCss('[data-brand="maker"]', brandTokens(brand)).replace(/^@layer.*$/m, "")}</style>
      <section aria-label="What had to change" style={{ marginBlockEnd: 24 }}>
        {brand.findings.length === 0 ? (
          <p>All {proveBrand(brand).length} pairs of colours pass in light, dark and high contrast. Every colour that was given stays.</p>
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
