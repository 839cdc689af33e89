/** What only shoppers need at checkout, loaded for them in one piece. */
import { AddressBook, Cities } from '#app/features/addresses/address-book.tsx';
import { ExpectedLine } from '#app/features/delivery/expected-line.tsx';
import { checkOut } from './check-out.ts';

export const parts = { AddressBook, Cities, ExpectedLine, checkOut };
