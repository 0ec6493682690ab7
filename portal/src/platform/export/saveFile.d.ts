/** Lets the browser save a file. */
export declare function saveFile(file: Blob, name: string): void;
