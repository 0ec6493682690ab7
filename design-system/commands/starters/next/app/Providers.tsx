"use client";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider";
import Link from "next/link";
import type { ReactNode } from "react";

export const Providers = ({ children }: { children: ReactNode }) => <FavillaProvider link={Link}>{children}</FavillaProvider>;
