/** Texts about customers' requests to access, correct or delete their personal data, which are rights under the law. */
import { isolate } from '../formats.ts';

export const persons = {
  title: 'Requests about personal data',
  hint: 'Whoever asks, has a right to these (law 151 of 2020). Each request stays in this register.',
  none: 'Nobody has asked yet.',
  kinds: { export: 'Data downloaded', correction: 'Data corrected', deletion: 'Customer deleted' },
  fields: { name: 'name', phone: 'mobile', email: 'email' } as Partial<Record<string, string>>,
  requesters: { person: 'the customer', representative: 'a representative' },
  asked: (who: string, day: string) => `Asked by ${who} on ${day}`,
  done: (name: string, moment: string) => `Done by ${isolate(name)}, ${moment}`,
  askedOn: 'Asked on',
  askedBy: 'Who asked',
  askedByChoices: { person: 'The customer', representative: 'Somebody who may speak for them' },
  acts: { export: 'Download their data', correction: 'Correct', deletion: 'Delete the customer' },
  exportTitle: (name: string) => `Download the data of ${isolate(name)}`,
  exportText:
    'A file with everything the shop knows of them: profile, addresses, orders, reviews, notes and blocks. Hand it to nobody else.',
  exportSubmit: 'Download',
  exported: 'The file was downloaded.',
  correctTitle: (name: string) => `Correct the data of ${isolate(name)}`,
  name: 'Name',
  phone: 'Mobile',
  email: 'Email',
  newEmailText:
    'With a new email address they are signed out everywhere and have to confirm it. A confirmed old address gets a link that undoes the change.',
  corrected: 'The data was corrected.',
  forgetTitle: (name: string) => `Delete ${isolate(name)}?`,
  forgetGone: 'What is gone for good',
  forgetGoneItems: [
    'Name, email, mobile numbers, addresses and notes',
    'Cart, wish list and everything they saved',
    'The account: they are signed out everywhere, and the email address is free again',
  ],
  forgetStays: 'What stays',
  forgetStaysItems: [
    'Orders with number, products, amounts and town, as the books need them',
    'Reviews, without a name',
    'The mobile numbers of a block, until it is lifted',
  ],
  forgetConfirm: (email: string) => `Type ${email} to confirm`,
  forgotten: 'The customer was deleted.',
};
