declare module "lucide/dist/esm/icons/*.mjs" {
  const node: import("./createIcon.tsx").IconNode;
  export default node;
}
