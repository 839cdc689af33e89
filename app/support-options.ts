/** How the shop's people are reached. Only the server loads this: pages get the texts they show. */
import { aboutOrder, aboutProduct, texts } from '#messages/support.ts';

export interface SupportOption {
  /** What the link says. */
  text: string;
  /** The address of the chat, up to what the message goes on with. */
  href: string;
}
export type SupportPlace = keyof typeof texts;
export interface SupportOptions extends Record<SupportPlace, SupportOption> {
  /** The public origin of the shop. */
  origin: string;
}

/** The ways to a number, as digits with the country's code; undefined in a shop without one. */
export function listSupportOptions(number: string | undefined, origin: string): SupportOptions | undefined {
  if (!number) return undefined;
  const chat = `https://wa.me/${number}`;
  const begin = (text: string) => `${chat}?text=${encodeURIComponent(`${text} `)}`;
  return {
    origin,
    chat: { text: texts.chat, href: chat },
    ask: { text: texts.ask, href: begin(aboutProduct) },
    help: { text: texts.help, href: begin(aboutOrder) },
  };
}
