import { Suspense } from "react";
import { DownloadButton } from "../actions/DownloadButton.tsx";
import type { Commodity } from "../data/commodity.ts";
import { Loaded } from "../data/Loaded.tsx";
import type { Load } from "../data/load.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { PhoneIcon } from "../icons/PhoneIcon.ts";
import { narrow } from "../layout/Card.css.ts";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { Link } from "../text/Link.tsx";
import { unbrokenPhone } from "../text/phoneText.ts";
import { lateComponent } from "../theme/lateComponent.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { rem } from "../theme/rem.ts";
import { ContractOffer } from "./ContractOffer.tsx";
import { type Contract, type ContractFile, compareHref, hasFacts } from "./contract.ts";
import { contractMessages } from "./contractMessages.it.ts";
import { FactRows, FactRowsSkeleton } from "./FactRows.tsx";
import type { UsedRow } from "./priceChange.ts";
import type { NoticeRules } from "./priceNotice.ts";
import { WithdrawalSection } from "./WithdrawalSection.tsx";
import type { WithdrawalTask } from "./withdrawal.ts";

/** Loaded for the few contracts whose price changes. */
const PriceChangeSection = lateComponent(() => import("./PriceChangeSection.tsx"), "PriceChangeSection");

export interface ContractViewProps extends Pick<PageHeaderProps, "title" | "back" | "description"> {
  load: Load<Contract>;
  /** Kind of the supply, which gives the unit of the price. */
  commodity: Commodity;
  /** Address of the regulator's comparison, in which `{code}` stands for the offer's code. @default no link */
  compareUrl?: string | undefined;
  /** Readings, for the cost of a year at the old and the new price. Null where there are none; undefined while they are loading. @default loading */
  use?: readonly UsedRow[] | null | undefined;
  /** Times of notice of a change of the price. @default nothing is said of a notice */
  notice?: NoticeRules | undefined;
  /** The withdrawal from a contract whose period runs. @default none */
  withdrawal?: WithdrawalTask | undefined;
  /** Saves a document. Resolves when it is saved and rejects when that fails. */
  onDownload: (file: ContractFile) => Promise<void>;
  /** Telephone number of customer service as it is displayed. */
  phone: string;
}

/** The page of a supply's contract (SU-41): the offer with its prices and days, and the documents. What is not known is left out. */
export function ContractView({
  title,
  back,
  description,
  load,
  commodity,
  compareUrl,
  use,
  notice,
  withdrawal,
  onDownload,
  phone,
}: ContractViewProps) {
  const words = useMessages(contractMessages);
  const downloadOf = (file: ContractFile | undefined) => file && (() => onDownload(file));
  const loading = (
    <SkeletonGroup label={words.loading}>
      <Stack gap={3} className={narrow} aria-hidden="true">
        <SkeletonLine width={rem(9)} height={rem(1.5)} />
        <FactRowsSkeleton count={7} />
      </Stack>
    </SkeletonGroup>
  );
  return (
    <>
      <PageHeader title={title} back={back} description={description} />
      <Loaded load={load} loading={loading} empty={loading} failedTitle={words.failureTitle}>
        {(contract) =>
          hasFacts(contract) ? (
            <Suspense fallback={loading}>
              <Stack gap={6} className={narrow}>
                {withdrawal && <WithdrawalSection contract={contract} task={withdrawal} />}
                {contract.change && (
                  <PanelBoundary>
                    <PriceChangeSection
                      change={contract.change}
                      commodity={commodity}
                      use={use}
                      rules={notice}
                      onDownload={downloadOf(contract.documents.find(({ id }) => id === contract.change?.document))}
                    />
                  </PanelBoundary>
                )}
                <ContractOffer contract={contract} commodity={commodity} compareHref={compareHref(compareUrl, contract.offerCode)} />
                {contract.documents.length > 0 && (
                  <Stack as="section" gap={3}>
                    <Heading headingLevel={2} size="section">
                      {words.documents}
                    </Heading>
                    <FactRows
                      rows={contract.documents.map((file) => ({
                        label: file.name,
                        value: (
                          <DownloadButton variant="link" aria-label={`${words.download}: ${file.name}`} onDownload={() => onDownload(file)}>
                            {words.download}
                          </DownloadButton>
                        ),
                      }))}
                    />
                  </Stack>
                )}
              </Stack>
            </Suspense>
          ) : (
            <EmptyState
              title={words.noneTitle}
              description={words.noneText}
              action={
                <Link href={`tel:${phone.replace(/[^\d+]/g, "")}`} icon={PhoneIcon}>
                  {fill(words.call, { phone: unbrokenPhone(phone) })}
                </Link>
              }
            />
          )
        }
      </Loaded>
    </>
  );
}
