import { Fragment } from "react";
import { isAbsent } from "../data/isAbsent.ts";
import { PrivateCode } from "../data/PrivateCode.tsx";
import { useMomentText } from "../data/useMomentText.ts";
import { requestLooks } from "../feedback/requestLooks.ts";
import { requestStatusMessages } from "../feedback/requestStatusMessages.it.ts";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { StatusText } from "../feedback/StatusText.tsx";
import { ContentText } from "../text/ContentText.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { rem } from "../theme/rem.ts";
import { changesMessages } from "./changesMessages.it.ts";
import { type ProfileChange, resultWords, type ShownValue, shownValue } from "./profileChange.ts";
import * as styles from "./RequestList.css.ts";

interface ChangeRowProps {
  change: ProfileChange;
  /** Name of its supply; null while it is loading. */
  supply?: string | null | undefined;
}

/** A value, whose code discreet mode hides. */
function Value({ word, code, text }: ShownValue) {
  const parts = [word, code && <PrivateCode key="code" code={code} />, text].filter((part) => !isAbsent(part));
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one value never change their order.
    <Fragment key={index}>
      {index > 0 && " "}
      {part}
    </Fragment>
  ));
}

/** An entry of the log of changes: what, the values before and after, for which supply, who and when, and what became of it. State: `data-kind`. Internal. */
export function ChangeRow({ change, supply }: ChangeRowProps) {
  const { at, by, kind, about, result } = change;
  const words = useMessages(changesMessages);
  const statusWords = useMessages(requestStatusMessages);
  const moment = useMomentText()(at);
  const [before, after] = [change.before, change.after].map((value) => shownValue(kind, value, words));
  const word = resultWords[result];
  const { tone, icon } = requestLooks[word];
  const author = words[by === "unknown" ? "nobody" : by];
  return (
    <article className={styles.request} data-kind={kind}>
      <div className={styles.head}>
        <h2 className={cx(styles.type, styles.facts)}>{words[kind === "unknown" ? "other" : kind]}</h2>
        <StatusText tone={tone} icon={icon}>
          {statusWords[word]}
        </StatusText>
      </div>
      {(about || supply || supply === null) && (
        <p className={styles.fact}>{about ? <ContentText>{about}</ContentText> : (supply ?? <SkeletonLine width={rem(9)} />)}</p>
      )}
      {(before || after) && (
        <p>
          {words.before}: {before ? <Value {...before} /> : words.nothing}
          <br />
          {words.after}: <strong>{after ? <Value {...after} /> : words.nothing}</strong>
        </p>
      )}
      <p className={styles.fact}>
        {author}
        {moment && ` · ${moment}`}
      </p>
    </article>
  );
}
