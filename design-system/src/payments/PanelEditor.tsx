import { type ReactNode, Suspense, useEffect, useId, useRef } from "react";
import { IconButton } from "../actions/IconButton.tsx";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { CloseIcon } from "../icons/CloseIcon.ts";
import { Card } from "../layout/Card.tsx";
import { Inline, Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { useMessages } from "../theme/messages.ts";
import { paymentPanelMessages } from "./panelMessages.it.ts";

interface PanelEditorProps {
  title: string;
  /** True while the form is being saved: it cannot be closed. */
  saving: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A form that opens in its panel. Its heading takes focus and scrolls into view. Internal. */
export function PanelEditor({ title, saving, onClose, children }: PanelEditorProps) {
  const { cancel } = useMessages(paymentPanelMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={5}>
        <Inline spread>
          <Heading id={id} ref={heading} headingLevel={3} tabIndex={-1}>
            {title}
          </Heading>
          <IconButton icon={CloseIcon} label={cancel} disabled={saving} onClick={onClose} />
        </Inline>
        <PanelBoundary>
          <Suspense
            fallback={
              <SkeletonGroup>
                <Skeleton shape="control" height="12rem" />
              </SkeletonGroup>
            }
          >
            {children}
          </Suspense>
        </PanelBoundary>
      </Stack>
    </Card>
  );
}
