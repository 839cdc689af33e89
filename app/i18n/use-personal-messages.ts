import { createContext, use } from 'react';
import { enPersonal } from './en-personal.ts';

/** What every language has to say in forms and on the screens of a shopper. */
export type PersonalMessages = typeof enPersonal;

const PersonalMessagesContext = createContext<PersonalMessages>(enPersonal);

/** The words of forms and personal screens, in the visitor's language; who only looks around does not load them. */
export function usePersonalMessages(): PersonalMessages {
  return use(PersonalMessagesContext);
}
