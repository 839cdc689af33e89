/** Links to the shop's support. Only the server imports this; pages receive the texts as loader data. */
import { aboutOrder, aboutProduct, supportTexts } from '#messages/share.ts';

export interface SupportOption {
  /** The text of the link. */
  text: string;
  /** The address of the chat, to which the rest of the message is appended. */
  href: string;
}
export type SupportPlace = keyof typeof supportTexts;
export interface SupportOptions extends Record<SupportPlace, SupportOption> {
  /** The public origin of the shop. */
  origin: string;
}

/** The links to a WhatsApp number, in digits with the country code; undefined without a number. */
export function toSupportOptions(number: string | undefined, origin: string): SupportOptions | undefined {
  if (!number) return undefined;
  const chat = `https://wa.me/${number}`;
  const begin = (text: string) => `${chat}?text=${encodeURIComponent(`${text} `)}`;
  return {
    origin,
    chat: { text: supportTexts.chat, href: chat },
    ask: { text: supportTexts.ask, href: begin(aboutProduct) },
    help: { text: supportTexts.help, href: begin(aboutOrder) },
  };
}
