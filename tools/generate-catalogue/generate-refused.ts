// Apart from generate.ts, so that importing it loads no words.
/** Thrown when a catalogue can't be generated; the message is for the operator. */
export class GenerateRefused extends Error {}
