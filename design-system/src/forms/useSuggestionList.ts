import { type KeyboardEvent, useState } from "react";

interface SuggestionList<Option> {
  options: readonly Option[];
  /** Whether there is anything to show under the input. */
  available: boolean;
  onChoose: (option: Option) => void;
}

/** Whether the list is open, which option is active, and what the keys do (ARIA combobox with a list, manual selection). */
export function useSuggestionList<Option extends { id: string }>({ options, available, onChoose }: SuggestionList<Option>) {
  const [wanted, setWanted] = useState(false);
  // By id: other options may have come since, and then none is active.
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
  /** To the option `index` from the start, or from the end if it is negative, around the ends. */
  const moveTo = (index: number) => {
    setWanted(true);
    setActiveId(options.at(index % options.length)?.id);
  };

  /** Returns whether the key was the list's. */
  const act = ({ key, altKey }: KeyboardEvent): boolean => {
    if (!available) return false;
    if (key === "ArrowDown") altKey ? show() : moveTo(active + 1);
    else if (key === "ArrowUp") altKey ? hide() : moveTo(Math.max(active, 0) - 1);
    else if (key === "Escape" && open) hide();
    else if (key === "Enter" && open) {
      choose(options[active]);
      // With no active option it sends the form.
      return active >= 0;
    } else return false;
    return true;
  };

  return { open, active, show, hide, choose, act };
}
