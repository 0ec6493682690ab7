import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { SelectControl } from "../forms/SelectControl.tsx";
import { cx } from "../theme/cx.ts";
import { useLink } from "../theme/link.ts";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./Footer.css.ts";
import { layoutMessages } from "./messages.it.ts";

/** Values of `data-mode` on the root element; "system" means that the attribute is absent. */
export const colourModes = ["system", "light", "dark", "contrast"] as const;
export type ColourMode = (typeof colourModes)[number];

export interface FooterProps extends HTMLAttributes<HTMLElement> {
  /** Addresses of the documents that every page must lead to (CH-08): the footer names them. */
  policies?: { privacy: string; cookies: string; accessibility?: string | undefined } | undefined;
  /** Further links, or the policies by names of the site's own. @default none */
  links?: readonly { label: string; href: string }[] | undefined;
  /** Contact details of a person, in the same place on every page (WCAG 3.2.6). */
  help?:
    | {
        /** Phone number as it is displayed: "800 900 100". */
        phone: string;
        /** Opening hours in short: "lun – ven, 8 – 20". */
        hours: ReactNode;
        email?: string | undefined;
      }
    | undefined;
  /** Current colour mode, and the handler of another choice. Without it, the choice is not shown. */
  mode?: { value: ColourMode; onChange: (mode: ColourMode) => void } | undefined;
  /** A LanguageChoice. It follows the links on their line where there is room. @default none */
  languageChoice?: ReactNode;
}

/**
 * The footer of every page: help, policies, and the colour mode, which opens in place. `children` are other legal texts, such as the
 * company's details.
 */
export const Footer = forwardRef<HTMLElement, FooterProps>(function Footer(
  { policies, links = [], help, mode, languageChoice, className, children, ...rest },
  ref,
) {
  const Link = useLink();
  const words = useMessages(layoutMessages);
  const documents = [
    { label: words.privacy, href: policies?.privacy },
    { label: words.cookies, href: policies?.cookies },
    { label: words.accessibility, href: policies?.accessibility },
    ...links,
  ];
  return (
    <footer {...rest} ref={ref} className={cx(styles.footer, className)}>
      <div className={styles.row}>
        {help && <Help {...help} />}
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without bullets as a list. */}
        <ul role="list" className={styles.links}>
          {documents.map(
            ({ label, href }) =>
              href && (
                <li key={href} className={styles.part}>
                  <Link href={href} className={styles.link}>
                    {label}
                  </Link>
                </li>
              ),
          )}
          {mode && (
            <li className={styles.part}>
              <Mode {...mode} />
            </li>
          )}
        </ul>
        {languageChoice && <div className={styles.part}>{languageChoice}</div>}
      </div>
      {children}
    </footer>
  );
});

function Help({ phone, hours, email }: NonNullable<FooterProps["help"]>) {
  const words = useMessages(layoutMessages);
  return (
    <p className={styles.help}>
      <span className={styles.part}>
        <span className={styles.call}>
          <span className={styles.helpTitle}>{words.help}</span>{" "}
          <a href={`tel:${phone.replaceAll(" ", "")}`} className={styles.link} aria-label={`${words.helpPhone} ${phone}`}>
            {phone}
          </a>
        </span>{" "}
      </span>
      <span className={styles.part}>{hours} </span>
      {email && (
        <span className={styles.part}>
          <a href={`mailto:${email}`} className={styles.link}>
            {email}
          </a>
        </span>
      )}
    </p>
  );
}

function Mode({ value, onChange }: NonNullable<FooterProps["mode"]>) {
  const words = useMessages(layoutMessages);
  const names = { system: words.modeSystem, light: words.modeLight, dark: words.modeDark, contrast: words.modeContrast };
  return (
    <details>
      <summary className={cx(styles.link, styles.opener)}>{words.mode}</summary>
      <SelectControl
        aria-label={words.mode}
        className={styles.modes}
        value={value}
        options={colourModes.map((each) => ({ value: each, label: names[each] }))}
        onChange={(event) => onChange(colourModes[event.currentTarget.selectedIndex] ?? "system")}
      />
    </details>
  );
}
