import { FrontLayer } from "@favilla/design-system/overlays/FrontLayer";
import { Toast } from "radix-ui";

interface MessagesProps {
  text: string;
  onUndo: () => void;
}

/** The messages of another library, which are there for as long as the page. */
export const Messages = ({ text, onUndo }: MessagesProps) => (
  <FrontLayer>
    <Toast.Provider duration={Number.POSITIVE_INFINITY}>
      <Toast.Root open={text !== ""}>
        <Toast.Title>{text}</Toast.Title>
        <Toast.Action altText="Annulla" onClick={onUndo}>
          Annulla il salvataggio
        </Toast.Action>
      </Toast.Root>
      <Toast.Viewport className="fixed right-0 bottom-0" />
    </Toast.Provider>
  </FrontLayer>
);
