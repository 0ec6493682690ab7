import "@favilla/design-system/theme/favilla.css.ts";
import "./composed.css";
import { Button } from "@favilla/design-system/actions/Button.tsx";
import { Disclosure } from "@favilla/design-system/disclosure/Disclosure.tsx";
import { Tag } from "@favilla/design-system/feedback/Tag.tsx";
import { Card } from "@favilla/design-system/layout/Card.tsx";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { composedList, type Kit } from "./ComposedList.tsx";
import { drive } from "./drive.tsx";

void drive(composedList({ Card, Heading, Text, Tag, Button, Disclosure } as Kit));
