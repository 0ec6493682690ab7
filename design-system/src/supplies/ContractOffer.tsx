import type { Commodity } from "../data/commodity.ts";
import { PrivateCode } from "../data/PrivateCode.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { Link } from "../text/Link.tsx";
import { Text } from "../text/Text.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { type Contract, priceUnit, type UnitPrice } from "./contract.ts";
import { contractMessages } from "./contractMessages.it.ts";
import { FactRows } from "./FactRows.tsx";
import { useContractTexts } from "./useContractTexts.tsx";

interface ContractOfferProps {
  contract: Contract;
  commodity: Commodity;
  /** Address of the comparison of the offer. */
  compareHref: string | undefined;
}

/** The known facts of an offer and of its contract, as rows of one card. Internal. */
export function ContractOffer({ contract, commodity, compareHref }: ContractOfferProps) {
  const words = useMessages(contractMessages);
  const { dayText, dayAndDistance, unitText, yearText } = useContractTexts(priceUnit(commodity));
  const { priceKind, index, price, number } = contract;
  const kind = priceKind && (priceKind === "variable" && index ? fill(words.variableBy, { index }) : words[priceKind]);
  const labelOf = ({ band }: UnitPrice) => {
    if (!band && index) return words.aboveIndex;
    if (!band) return commodity === "gas" ? words.perSmc : words.perUnit;
    return fill(index ? words.aboveInBand : words.inBand, { band: band === "F23" ? words.bandF23 : band });
  };
  const hasPrice = price.units.length > 0 || price.perYear !== null;
  return (
    <Stack as="section" gap={3}>
      <Heading headingLevel={2} size="section">
        {words.offer}
      </Heading>
      <FactRows
        rows={[
          { label: words.offerName, value: contract.offerName },
          { label: words.offerCode, value: contract.offerCode },
          { label: words.kind, value: kind },
          ...price.units.map((each) => ({ label: labelOf(each), value: unitText(each, price.units) })),
          { label: words.perYear, value: yearText(price) },
          { label: words.priceEnd, value: dayAndDistance(contract.priceEnd) },
          { label: words.number, value: number && <PrivateCode code={number} /> },
          { label: words.concludedOn, value: dayText(contract.concludedOn) },
          { label: words.start, value: dayText(contract.start) },
          { label: words.end, value: dayText(contract.end) },
        ]}
      >
        {(hasPrice || compareHref) && (
          <>
            {hasPrice && (
              <Text size="small" tone="muted">
                {words.onlyOffer}
              </Text>
            )}
            {compareHref && (
              <Link href={compareHref} icon="arrow">
                {words.compare}
              </Link>
            )}
          </>
        )}
      </FactRows>
    </Stack>
  );
}
