import { type ErrorName } from "./errors.ts";
/** Receives everything to be logged: an error's code and name (AP-07) and its context (AP-16). */
export type OnError = (code: number, name: ErrorName, context: Readonly<Record<string, unknown>>) => void;
/**
 * Returns a copy that may be logged: tokens, IBANs, fiscal codes and e-mail addresses are masked, by their format or by their field's name.
 */
export declare function mask(value: unknown, depth?: number): unknown;
/** The file and place of each frame of a stack, without the message before them, which may hold data. */
export declare const framesOf: ({ stack }: Error) => string | undefined;
/** Redirects reports from the console to another function. */
export declare const setOnError: (port: OnError) => void;
/** Adds a function that gets every report beside the port, those made before included. */
export declare function addOnError(port: OnError): void;
/** Logs a failure, masked. The texts are English and never shown to customers. */
export declare function report(name: ErrorName, context: Readonly<Record<string, unknown>>): void;
/** Logs a failed request or task under the name that fits the error. */
export declare const reportFailure: (error: unknown, what: string, otherwise?: ErrorName) => void;
