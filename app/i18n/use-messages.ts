import { createContext, use } from 'react';
import { en } from './en.ts';

/** What every language has to say. */
export type Messages = typeof en;

const MessagesContext = createContext<Messages>(en);

/** Everything the storefront says, in the visitor's language. */
export function useMessages(): Messages {
  return use(MessagesContext);
}
