export type { Profile, Residence } from "../api/profile.ts";
