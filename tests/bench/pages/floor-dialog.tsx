import "./floor.css";
import { useRef } from "react";
import { createRoot } from "react-dom/client";

function Page() {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <main>
      <h1>Bollette</h1>
      <button type="button" id="open" className="button" onClick={() => dialog.current?.showModal()}>
        Apri
      </button>
      <dialog ref={dialog} className="dialog" aria-labelledby="title" aria-describedby="description">
        <header>
          <h2 id="title">Scarica la bolletta</h2>
          <button type="button" className="close" aria-label="Chiudi" onClick={close}>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M18 6 6 18" />
              <path d="m6 6 12 12" />
            </svg>
          </button>
        </header>
        <p id="description">La trovi anche nella pagina delle bollette.</p>
        <footer>
          <button type="button" className="button" data-close="" onClick={close}>
            Ho capito
          </button>
        </footer>
      </dialog>
    </main>
  );
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
