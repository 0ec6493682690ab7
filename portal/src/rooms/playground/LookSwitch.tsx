import { Alert } from "@favilla/design-system/feedback/Alert.tsx";
import { RadioGroup } from "@favilla/design-system/forms/RadioGroup.tsx";
import type { ColourMode } from "@favilla/design-system/layout/Footer.tsx";
import { Grid, Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useState } from "react";
import { chooseMode, useColourMode } from "../../platform/session/colourMode.ts";
import { playgroundMessages } from "./messages.it.ts";

/** The portal's default brand. Each of the other brands has its own stylesheet, loaded when it is selected. */
const defaultBrand = "favilla";
const brands: Readonly<Record<string, () => Promise<unknown>>> = {
  [defaultBrand]: async () => undefined,
  brezza: () => import("@favilla/design-system/theme/brezza.css.ts"),
  wireframe: () => import("@favilla/design-system/theme/wireframe.css.ts"),
};

const root = document.documentElement;

/** Switches between every brand and mode, on this page and those opened from it. */
export function LookSwitch() {
  const words = useMessages(playgroundMessages);
  const mode = useColourMode();
  const [brand, setBrand] = useState(root.dataset["brand"] ?? defaultBrand);
  const [failed, setFailed] = useState(false);
  const chooseBrand = async (next: string) => {
    setBrand(next);
    setFailed(false);
    try {
      await brands[next]?.();
      if (next === defaultBrand) delete root.dataset["brand"];
      else root.dataset["brand"] = next;
    } catch {
      setBrand(brand);
      setFailed(true);
    }
  };
  return (
    <Stack as="section" gap={4}>
      <Heading headingLevel={2}>{words.look}</Heading>
      <Text tone="muted">{words.lookText}</Text>
      {failed && (
        <Alert tone="negative" live="assertive">
          {words.brandFailed}
        </Alert>
      )}
      <Grid>
        <RadioGroup
          legend={words.brand}
          options={[
            { value: defaultBrand, label: words.brandFavilla },
            { value: "brezza", label: words.brandBrezza },
            { value: "wireframe", label: words.brandWireframe },
          ]}
          value={brand}
          onChange={(next) => void chooseBrand(next)}
        />
        <RadioGroup
          legend={words.mode}
          options={[
            { value: "system", label: words.modeSystem },
            { value: "light", label: words.modeLight },
            { value: "dark", label: words.modeDark },
            { value: "contrast", label: words.modeContrast },
          ]}
          value={mode}
          onChange={(next) => chooseMode(next as ColourMode)}
        />
      </Grid>
    </Stack>
  );
}
