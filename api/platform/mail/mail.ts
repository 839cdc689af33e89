export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Delivers a letter, or throws. */
export interface Mail {
  send(letter: Letter): Promise<void>;
}
