export type { Profile, Residence } from "./calls.ts";
