/** Thrown when a catalogue can't be generated; the message is for the operator. In a file of its own, which loads no words. */
export class GenerateRefused extends Error {}
