declare global {
  interface Window {
    /** Calls `say` for what a screen reader announces by itself, in the parts of the page that the returned observer watches. */
    listenTo: (say: (text: string, live: "polite" | "assertive") => void) => MutationObserver;
  }
}

/** Runs in the page before all other scripts. */
export function listen(): void {
  const live = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"], output';
  window.listenTo = (say) => {
    // An open dialog makes the page behind it inert: no screen reader says what changes there.
    const isHeard = (region: Element) => {
      const modals = [...document.querySelectorAll("dialog:modal")];
      return !region.closest("[inert], [aria-hidden=true]") && (modals.length === 0 || modals.some((modal) => modal.contains(region)));
    };
    const sayAll = (region: Element) => {
      if (!isHeard(region)) return;
      const text = (region as HTMLElement).innerText?.trim() ?? "";
      if (text) say(text, region.matches('[role="alert"], [aria-live="assertive"]') ? "assertive" : "polite");
    };
    const alertsIn = (node: Node) =>
      node instanceof Element && node.isConnected
        ? [node, ...node.querySelectorAll("*")].filter((element) => element.matches('[role="alert"]'))
        : [];
    /** New text in an existing live region is announced, and so is a new alert; no other new element is. */
    return new MutationObserver((records) => {
      const fresh = records.flatMap(({ addedNodes }) => [...addedNodes]);
      const isFresh = (element: Element) => fresh.some((node) => node.contains(element));
      const regionsOf = ({ target, addedNodes }: MutationRecord) => {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(live);
        return [...(around?.isConnected && !isFresh(around) ? [around] : []), ...[...addedNodes].flatMap(alertsIn)];
      };
      for (const region of new Set(records.flatMap(regionsOf))) sayAll(region);
    });
  };
}
