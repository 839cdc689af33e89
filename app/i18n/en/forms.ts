/** Labels, hints and errors of forms. */

import type { FormIssue } from '#contract/forms.ts';

/** The specification's texts, verbatim (section 5; it has none for details, city and code). */
export const issues: Record<FormIssue | 'code-required', string> = {
  'email-required': '*Email Must Be Required',
  'email-invalid': '*Email Is Not Valid',
  'password-required': '*Password Must Be Required',
  'password-short': '*Password Must Be At Least 6 Char',
  'password-weak':
    'Requires at least one lowercase letter Or at least one uppercase letter\nRequires at least one digit\nRequires at least one special character',
  'name-required': '*Name Must Be Required',
  'name-short': '*Name Must Be At Least 3 Char',
  're-password-required': 'Re Password Must Be Required',
  're-password-different': '*Password Not Match',
  'phone-required': 'Phone Must Be Required',
  'phone-invalid': 'Phone Is Not Valid',
  'details-required': 'Details Must Be Required',
  'city-required': 'City Must Be Required',
  'code-required': 'Code Must Be Required',
};

export const fields = {
  name: 'Full name',
  email: 'Email',
  password: 'Password',
  rePassword: 'Re-password',
  phone: 'Phone',
  details: 'Details',
  city: 'City',
  code: 'Code',
  newPassword: 'New password',
};
export const showPassword = 'Show password';
export const hidePassword = 'Hide password';
export const passwordHint =
  'At least 6 characters, with lowercase and uppercase letters, a digit and one of @$!%*?&';
export const phoneHint = 'For example, 010 1234 5678';
/** The hint of an address's details. */
export const detailsHint = 'Street, building, floor, flat';

/* Texts of address fields that are not in the specification. All are optional. */
export const recipient = 'Recipient’s name';
export const governorate = 'Governorate';
export const noGovernorate = 'Choose one';
export const cityHint = 'Or your area, such as Dokki';
export const addOptional = 'Add a landmark or a second phone';
export const landmark = 'Landmark (optional)';
export const landmarkHint = 'Such as a mosque, school or shop nearby';
export const secondPhone = 'Second phone (optional)';
