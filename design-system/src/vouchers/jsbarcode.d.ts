declare module "jsbarcode/src/barcodes/CODE128/index.js" {
  /** Chooses among the code sets A, B and C by itself. */
  export class CODE128 {
    constructor(data: string, options: Readonly<Record<string, never>>);
    /** `data`: one character a module, "1" for a bar and "0" for a space. */
    encode(): { data: string; text: string };
  }
}
