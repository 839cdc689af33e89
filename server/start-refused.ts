/** Thrown when the shop can't be started; the message is for the person who starts it. */
export class StartRefused extends Error {}
