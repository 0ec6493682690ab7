import "@favilla/design-system/theme/favilla.css.ts";
import "./radix-dialog.css";
import { Button } from "@favilla/design-system/actions/Button.tsx";
import { IconButton } from "@favilla/design-system/actions/IconButton.tsx";
import { CloseIcon } from "@favilla/design-system/icons/CloseIcon.ts";
import { dialog, sizes } from "@favilla/design-system/overlays/Dialog.css.ts";
import * as styles from "@favilla/design-system/overlays/Modal.css.ts";
import { cx } from "@favilla/design-system/theme/cx.ts";
import { Content, Description, Portal, Root, Title, Trigger } from "radix-ui/dialog";
import { useState } from "react";
import { createRoot } from "react-dom/client";

/** The dialog of `dialog.tsx` on Radix's, with a plain element as its backdrop. */
function Page() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <main>
      <h1>Bollette</h1>
      <Root open={open} onOpenChange={setOpen}>
        <Trigger asChild>
          <Button id="open">Apri</Button>
        </Trigger>
        <Portal>
          <div className="backdrop" />
          <Content className={cx(styles.modal, dialog, sizes.info)}>
            <div className={styles.scroller}>
              <header className={styles.header}>
                <Title className={styles.title}>Scarica la bolletta</Title>
                <IconButton icon={CloseIcon} label="Chiudi" className={styles.close} onClick={close} />
              </header>
              <div className={cx(styles.body, styles.bodyAboveFooter)}>
                <Description className={styles.description}>La trovi anche nella pagina delle bollette.</Description>
              </div>
            </div>
            <div className={styles.footer}>
              <Button data-close="" onClick={close}>
                Ho capito
              </Button>
            </div>
          </Content>
        </Portal>
      </Root>
    </main>
  );
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
