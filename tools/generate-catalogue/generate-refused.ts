// In a file of its own, because importing generate.ts loads thousands of words.
/** Thrown when a catalogue can't be generated; the message is for the operator. */
export class GenerateRefused extends Error {}
