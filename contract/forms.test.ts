import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { FORM_MESSAGES } from './form-messages.ts';
import { type FormIssue, loginForm, shippingAddressForm, signupForm } from './forms.ts';

/** The first message of each field, as a form shows them. */
function readMessages(schema: v.GenericSchema, input: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, input);
  const shown: Record<string, string> = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    shown[field] ??= FORM_MESSAGES[issue.message as FormIssue];
  }
  return shown;
}

const EMAIL_REQUIRED = '*Email Must Be Required';
const EMAIL_INVALID = '*Email Is Not Valid';
const PASSWORD_REQUIRED = '*Password Must Be Required';
const PASSWORD_WEAK =
  'Requires at least one lowercase letter Or at least one uppercase letter\nRequires at least one digit\nRequires at least one special character';

describe('login', () => {
  test.each([
    [
      { email: '', password: '' },
      { email: EMAIL_REQUIRED, password: PASSWORD_REQUIRED },
    ],
    [{ email: '   ', password: 'x' }, { email: EMAIL_REQUIRED }],
    [{ email: 'sara', password: 'x' }, { email: EMAIL_INVALID }],
    [{ email: 'sara@example.com', password: '' }, { password: PASSWORD_REQUIRED }],
    [{ email: 'sara@example.com', password: ' ' }, {}],
    [{ email: 'sara@example.com', password: 'x' }, {}],
  ])('%j', (form, messages) => {
    expect(readMessages(loginForm, form)).toEqual(messages);
  });

  test('the address is trimmed, the password never', () => {
    expect(v.parse(loginForm, { email: ' sara@example.com ', password: ' x ' })).toEqual({
      email: 'sara@example.com',
      password: ' x ',
    });
  });
});

describe('signup', () => {
  const good = {
    name: 'Sara Ali',
    email: 'sara@example.com',
    password: 'Passw0rd!',
    rePassword: 'Passw0rd!',
    phone: '01012345678',
  };

  test('a good form passes, its phone in the kept form', () => {
    expect(v.parse(signupForm, { ...good, phone: '+20 10 1234 5678' })).toEqual(good);
  });

  test.each([
    ['name', '', '*Name Must Be Required'],
    ['name', '  ', '*Name Must Be Required'],
    ['name', 'Al', '*Name Must Be At Least 3 Char'],
    ['name', ' Al ', '*Name Must Be At Least 3 Char'],
    ['name', 'Ali', undefined],
    ['name', 'علي', undefined],
    ['email', '', EMAIL_REQUIRED],
    ['email', 'sara@x', EMAIL_INVALID],
    ['password', '', PASSWORD_REQUIRED],
    ['password', 'aA1@', '*Password Must Be At Least 6 Char'],
    ['password', 'aaaaa', '*Password Must Be At Least 6 Char'],
    ['password', 'aaaaaa', PASSWORD_WEAK],
    ['password', 'PASSW0RD!', PASSWORD_WEAK],
    ['password', 'Password!', PASSWORD_WEAK],
    ['password', 'Passw0rd', PASSWORD_WEAK],
    ['password', 'Passw0rd#', PASSWORD_WEAK],
    ['rePassword', '', 'Re Password Must Be Required'],
    ['rePassword', 'Passw0rd?', '*Password Not Match'],
    ['rePassword', 'Passw0rd! ', '*Password Not Match'],
    ['phone', '', 'Phone Must Be Required'],
    ['phone', '0101234', 'Phone Is Not Valid'],
    ['phone', '٠١٠١٢٣٤٥٦٧٨', undefined],
  ])('%s %j: %s', (field, value, message) => {
    expect(readMessages(signupForm, { ...good, [field]: value })[field]).toBe(message);
  });

  test('an empty form names every field, and no field twice', () => {
    const empty = { name: '', email: '', password: '', rePassword: '', phone: '' };
    expect(readMessages(signupForm, empty)).toEqual({
      name: '*Name Must Be Required',
      email: EMAIL_REQUIRED,
      password: PASSWORD_REQUIRED,
      rePassword: 'Re Password Must Be Required',
      phone: 'Phone Must Be Required',
    });
  });

  test('a repeated password that differs is told even while other fields are wrong', () => {
    const form = { ...good, name: '', phone: '', rePassword: 'other' };
    expect(readMessages(signupForm, form)).toMatchObject({ rePassword: '*Password Not Match' });
  });
});

describe('shipping address', () => {
  const good = { details: '5 Tahrir Square', phone: '01012345678', city: 'Cairo' };
  test.each([
    ['details', '', 'Details Must Be Required'],
    ['details', ' \t', 'Details Must Be Required'],
    ['phone', '', 'Phone Must Be Required'],
    ['phone', '02 23456789', 'Phone Is Not Valid'],
    ['phone', '010-1234-5678', undefined],
    ['city', '', 'City Must Be Required'],
    ['city', 'القاهرة', undefined],
  ])('%s %j: %s', (field, value, message) => {
    expect(readMessages(shippingAddressForm, { ...good, [field]: value })[field]).toBe(message);
  });
});

test.each([
  ['login', loginForm],
  ['signup', signupForm],
  ['shipping address', shippingAddressForm],
])('a %s field that is no text at all counts as missing', (_, schema) => {
  const nothing = Object.fromEntries(Object.keys(schema.entries).map((field) => [field, null]));
  const { issues = [] } = v.safeParse(schema, nothing);
  expect(issues.map((issue) => issue.message).sort()).toEqual(
    Object.keys(nothing)
      .map((field) => `${field === 'rePassword' ? 're-password' : field}-required`)
      .sort(),
  );
});
