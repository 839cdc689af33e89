/** Texts of the account screen. */
import { EMAIL_LINK_HOURS } from '#contract/constants.ts';
import { formatNumber } from './numbers.ts';

export const title = 'Account';
export const loginNeeded = 'Log in to see your account';
export const notShown = 'We couldn’t load your account';

export const details = 'Your details';
export const change = 'Change';
export const save = 'Save';
export const cancel = 'Cancel';
export const saved = 'Saved';

export const newEmail = 'New email';
export const newEmailNote = 'We’ll send a link to it. Your email changes once you open the link and confirm.';
export const sendLink = 'Send link';
export const linkSent = (email: string) =>
  `We’ve sent a link to ${email}. Open it within ${EMAIL_LINK_HOURS} hours and confirm to use this email. Nothing changes until then.`;
export const keepEmail = 'Cancel this change';
export const keepEmailFailed = 'We couldn’t cancel this change.';

export const confirmHint =
  'Not confirmed yet. Once you open the link in our email, emails about your orders will include your delivery address.';
export const sendConfirmation = 'Send email again';
export const confirmationSent = 'Sent again. Please check your inbox.';
export const confirmationFailed = 'We couldn’t send the email.';

export const currentPassword = 'Current password';
export const passwordNote = 'You’ll be signed out on your other devices.';

export const addresses = 'Addresses';
export const addressesNote = 'We fill them in for you at checkout.';
export const addAddress = 'Add an address';
export const addressName = 'Address name';
export const addressNameHint = 'For example, Home or Work';
export const defaultLabel = 'Default';
export const makeDefault = 'Set as default';
export const edit = 'Edit';
export const remove = 'Remove';
export const addressRemoved = 'Address removed.';
export const addressFailed = 'We couldn’t update your addresses.';
/** The accessible name of a button: its action and its subject. */
export const about = (action: string, name: string) => `${action}: ${name}`;

export const privacy = 'Privacy and security';
export const everywhere = 'Sign out everywhere';
export const everywhereNote =
  'Signs you out on every device, including this one. Useful if you lose your phone.';
export const signOut = 'Sign out';
export const everywhereFailed = 'We couldn’t sign you out. Please try again.';
export const download = 'Download my data';
export const downloadNote = 'Everything we know about you, in one file.';
export const downloadAction = 'Download';
export const downloadFailed = 'We couldn’t download your data.';

export const deleteAccount = 'Delete my account';
export const deleteNote = 'Permanently deletes your name, email, phone, addresses, cart and wish list.';
export const deleteAction = 'Delete';
export const deleteTitle = 'Delete your account?';
export const deleteWarning =
  'This can’t be undone. Your name, email, phone, addresses, cart and wish list will be deleted. We have to keep records of your orders, with only the city and governorate, not your name, phone or street. Your reviews and your answered questions stay, without your name.';
export const deletePassword = 'Your password, to confirm it’s you';
export const deleteConfirm = 'Delete permanently';
export const deleted = 'Your account has been deleted.';

/** Texts of our own provider's refusals. */
export const refusals = {
  wrongPassword: 'Your current password is incorrect.',
  emailInUse: 'This email is already used by another account.',
  orderUnderWay: (order: string) =>
    `Order ${order} is still in progress. You can delete your account once it has been delivered or refunded.`,
  returnUnderWay: (order: string) =>
    `A return for order ${order} is still in progress. You can delete your account once it is complete. You can withdraw a request we haven’t answered yet on your Orders screen.`,
  paymentNotClosed:
    'A payment you started is still open. It closes within a few days; please try again then.',
  tooManyAddresses: (max: number) => `You can save up to ${formatNumber(max)} addresses.`,
};
