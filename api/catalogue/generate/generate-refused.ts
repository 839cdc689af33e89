/** Thrown when a catalogue can't be generated as asked; the message is for the person who asked. */
export class GenerateRefused extends Error {}
