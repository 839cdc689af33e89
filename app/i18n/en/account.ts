/** The account screen. */
import { EMAIL_LINK_HOURS } from '#contract/constants.ts';

export const title = 'Account';
export const loginNeeded = 'Log in to see your account';
export const notShown = 'Your account cannot be shown';

export const details = 'Your details';
export const change = 'Change';
export const save = 'Save';
export const cancel = 'Cancel';
export const saved = 'Saved';

export const newEmail = 'New email';
export const newEmailNote = 'We send a link to it. Your email changes once you open the link and confirm it.';
export const sendLink = 'Send the link';
export const linkSent = (email: string) =>
  `We sent a link to ${email}. Open it within ${EMAIL_LINK_HOURS} hours and confirm to use this email; until then nothing changes.`;
export const keepEmail = 'Keep my present email';
export const keepEmailFailed = 'The change of your email was not stopped.';

export const confirmHint =
  'Not confirmed yet. Once you open the link in our email, emails about your orders include your delivery address.';
export const sendConfirmation = 'Send the email again';
export const confirmationSent = 'We sent it again. Please look in your mailbox.';
export const confirmationFailed = 'The email was not sent.';

export const currentPassword = 'Current password';
export const passwordNote = 'Your other devices are signed out.';

export const addresses = 'Addresses';
export const addressesNote = 'They fill in the form when you check out.';
export const addAddress = 'Add an address';
export const addressName = 'What do you call it?';
export const addressNameHint = 'For example Home or Work';
export const defaultLabel = 'Default';
export const makeDefault = 'Make it the default';
export const edit = 'Edit';
export const remove = 'Remove';
export const addressRemoved = 'The address was removed.';
export const addressFailed = 'The address was not changed.';
/** The accessible name of a button: its action and its subject. */
export const about = (action: string, name: string) => `${action}: ${name}`;

export const privacy = 'Privacy and security';
export const everywhere = 'Sign out everywhere';
export const everywhereNote = 'Ends your session on every device, this one too. Good after a lost phone.';
export const signOut = 'Sign out';
export const everywhereFailed = 'You were not signed out. Please try again.';
export const download = 'Download my data';
export const downloadNote = 'Everything the shop knows about you, as a file that you can keep.';
export const downloadAction = 'Download';
export const downloadFailed = 'Your data could not be downloaded.';

export const deleteAccount = 'Delete my account';
export const deleteNote = 'Your name, email, phone, addresses, cart and wish list are deleted for good.';
export const deleteAction = 'Delete';
export const deleteTitle = 'Delete your account?';
export const deleteWarning =
  'This cannot be undone. Your name, email, phone, addresses, cart and wish list are deleted. Orders stay in the shop’s books without your name, phone and street, with city and governorate alone; reviews stay without your name.';
export const deletePassword = 'Your password, to be sure it is you';
export const deleteConfirm = 'Delete for good';
export const deleted = 'Your account is deleted.';

/** Refusals of our provider by code. */
export const refusals = {
  wrongPassword: 'This is not your current password.',
  emailInUse: 'This email belongs to another account.',
  orderUnderWay: (order: number) =>
    `Order ${order} is still under way. You can delete your account once it has arrived, or its money has gone back.`,
  paymentNotClosed:
    'A payment that you began is not closed yet. Please try again later, at the latest in some days.',
  tooManyAddresses: (max: number) => `You can save at most ${max} addresses.`,
};
