import { useId, useRef } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { Alert } from "../feedback/Alert.tsx";
import { useMessages } from "../theme/messages.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { readingFormMessages } from "./formMessages.it.ts";

interface ReadingQuestionProps {
  /** Reasons why the reading is unlikely, one sentence each. */
  doubts: readonly string[];
  /** True while the reading is being sent. */
  busy: boolean;
  onCorrect: () => void;
  onConfirm: () => void;
}

/** Question about an unlikely reading. It takes focus in place of the button, so that a second press does not confirm it. */
export function ReadingQuestion({ doubts, busy, onCorrect, onConfirm }: ReadingQuestionProps) {
  const words = useMessages(readingFormMessages);
  const id = useId();
  const question = useRef<HTMLDivElement>(null);
  useCommitEffect(() => question.current?.focus(), []);
  return (
    <>
      <Alert
        ref={question}
        tabIndex={-1}
        role="group"
        aria-labelledby={`${id}question`}
        aria-describedby={`${id}doubts`}
        tone="warning"
        title={<span id={`${id}question`}>{words.doubtTitle}</span>}
      >
        <div id={`${id}doubts`}>
          {doubts.map((doubt) => (
            <p key={doubt}>{doubt}</p>
          ))}
          <p>{words.doubtEnd}</p>
        </div>
      </Alert>
      <ButtonGroup align="start">
        <Button variant="secondary" onClick={onCorrect}>
          {words.correct}
        </Button>
        <Button loading={busy} loadingLabel={words.sending} onClick={onConfirm}>
          {words.confirm}
        </Button>
      </ButtonGroup>
    </>
  );
}
