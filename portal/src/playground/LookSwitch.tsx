import { RadioGroup } from "@favilla/design-system/forms/RadioGroup.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useState } from "react";
import { playgroundMessages } from "./messages.it.ts";

const system = "system";

export function LookSwitch() {
  const words = useMessages(playgroundMessages);
  const [mode, setMode] = useState(document.documentElement.dataset["mode"] ?? system);
  const choose = (next: string) => {
    setMode(next);
    if (next === system) delete document.documentElement.dataset["mode"];
    else document.documentElement.dataset["mode"] = next;
  };
  const options = [
    { value: system, label: words.modeSystem },
    { value: "light", label: words.modeLight },
    { value: "dark", label: words.modeDark },
    { value: "contrast", label: words.modeContrast },
  ];
  return <RadioGroup legend={words.mode} options={options} value={mode} onChange={choose} />;
}
