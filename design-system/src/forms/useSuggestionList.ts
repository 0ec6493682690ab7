import { type KeyboardEvent, useState } from "react";

interface SuggestionList<Option> {
  options: readonly Option[];
  /** True if there is something to show under the input. */
  available: boolean;
  onChoose: (option: Option) => void;
}

/** Manages the open state, the active option and the keys of a suggestion list (ARIA combobox with a list, manual selection). */
export function useSuggestionList<Option extends { id: string }>({ options, available, onChoose }: SuggestionList<Option>) {
  const [wanted, setWanted] = useState(false);
  // Stored by id, so that no option is active after the options have changed.
  const [activeId, setActiveId] = useState<string>();
  const open = wanted && available;
  const active = open ? options.findIndex((option) => option.id === activeId) : -1;

  const show = () => {
    setWanted(true);
    setActiveId(undefined);
  };
  const hide = () => setWanted(false);
  const choose = (option: Option | undefined) => {
    hide();
    if (option) onChoose(option);
  };
  /** Activates the option `index` from the start, or from the end if negative. Wraps around. */
  const moveTo = (index: number) => {
    setWanted(true);
    setActiveId(options.at(index % options.length)?.id);
  };

  /** Handles a key. Returns whether the list used it. */
  const act = ({ key, altKey }: KeyboardEvent): boolean => {
    if (!available) return false;
    if (key === "ArrowDown") altKey ? show() : moveTo(active + 1);
    else if (key === "ArrowUp") altKey ? hide() : moveTo(Math.max(active, 0) - 1);
    else if (key === "Escape" && open) hide();
    else if (key === "Enter" && open) {
      choose(options[active]);
      // Without an active option, Enter submits the form.
      return active >= 0;
    } else return false;
    return true;
  };

  return { open, active, show, hide, choose, act };
}
