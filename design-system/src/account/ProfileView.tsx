import { type Load, loadedData } from "../data/load.ts";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { mobileText } from "../text/phoneText.ts";
import { isolate } from "../theme/isolate.ts";
import { ProfileDashboard, type ProfileDashboardProps } from "./ProfileDashboard.tsx";

/** Data of the customer that the rows show. */
export interface ProfileFacts {
  readonly name: string | null;
  readonly surname: string | null;
  /** Mobile number. */
  readonly phone: string | null;
}

export interface ProfileViewProps extends Pick<PageHeaderProps, "title" | "back">, Pick<ProfileDashboardProps, "hrefs"> {
  /** The customer, whose name and mobile number stand in their rows. @default a sentence about each page */
  load?: Load<ProfileFacts> | undefined;
}

/** The page that leads to those of the profile, as rows of one card. */
export function ProfileView({ hrefs, load, ...header }: ProfileViewProps) {
  const facts = load && loadedData(load);
  const isComing = load?.state === "Loading" || load?.state === "Unset";
  const name = [facts?.name, facts?.surname].flatMap((part) => (part?.trim() ? isolate(part.trim()) : [])).join(" ");
  const values = isComing
    ? { personalData: null, contacts: null }
    : { ...(name && { personalData: name }), ...(facts?.phone && { contacts: mobileText(facts.phone) }) };
  return (
    <>
      <PageHeader {...header} />
      <ProfileDashboard hrefs={hrefs} values={values} />
    </>
  );
}
