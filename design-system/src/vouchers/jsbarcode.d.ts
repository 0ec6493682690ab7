declare module "jsbarcode/src/barcodes/CODE128/index.js" {
  /** Selects the code sets A, B and C automatically. */
  export class CODE128 {
    constructor(data: string, options: Readonly<Record<string, never>>);
    /** `data` has one character per module, "1" for a bar and "0" for a space. */
    encode(): { data: string; text: string };
  }
}
