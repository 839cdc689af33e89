import type { FormIssue } from './forms.ts';

/** The specification's English texts, to the letter (section 5; details and city have none of their own there). */
export const FORM_MESSAGES: Record<FormIssue, string> = {
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
};
