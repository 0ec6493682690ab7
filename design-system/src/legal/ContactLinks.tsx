import { Link } from "../text/Link.tsx";
import { unbrokenPhone } from "../text/phoneText.ts";

export interface ContactLinksProps {
  phone: string;
  email?: string | undefined;
}

/** Links to a retailer's e-mail address and phone. */
export const ContactLinks = ({ phone, email }: ContactLinksProps) => (
  <>
    {email && <Link href={`mailto:${email}`}>{email}</Link>}
    <Link href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{unbrokenPhone(phone)}</Link>
  </>
);
