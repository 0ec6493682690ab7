import { PageMessage, type PageMessageProps } from "@favilla/design-system/access/PageMessage.tsx";
import { helpPhone } from "../../platform/contact/helpPhone.ts";
import { StandAlone } from "./StandAlone.tsx";

/** A message that fills a page, in a frame that needs nothing of the portal. */
export const MessagePage = (props: Pick<PageMessageProps, "illustration" | "description" | "action"> & { title: string }) => (
  <StandAlone title={props.title}>
    <PageMessage {...props} phone={helpPhone()} />
  </StandAlone>
);
