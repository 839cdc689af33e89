import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { loginForm, shippingAddressForm, signupForm } from './forms.ts';

/** The first issue of each field, which is the one that a form shows. */
function readIssues(schema: v.GenericSchema, input: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, input);
  const shown: Record<string, string> = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    shown[field] ??= issue.message;
  }
  return shown;
}

describe('login', () => {
  test.each([
    [
      { email: '', password: '' },
      { email: 'email-required', password: 'password-required' },
    ],
    [{ email: '   ', password: 'x' }, { email: 'email-required' }],
    [{ email: 'sara', password: 'x' }, { email: 'email-invalid' }],
    [{ email: 'sara@example.com', password: '' }, { password: 'password-required' }],
    [{ email: 'sara@example.com', password: ' ' }, {}],
    [{ email: 'sara@example.com', password: 'x' }, {}],
  ])('%j has the issues %j', (form, issues) => {
    expect(readIssues(loginForm, form)).toEqual(issues);
  });

  test('the email is trimmed, the password never', () => {
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

  test('a valid form passes, with its phone normalised', () => {
    expect(v.parse(signupForm, { ...good, phone: '+20 10 1234 5678' })).toEqual(good);
  });

  test.each([
    ['name', '', 'name-required'],
    ['name', '  ', 'name-required'],
    ['name', 'Al', 'name-short'],
    ['name', ' Al ', 'name-short'],
    ['name', 'Ali', undefined],
    ['name', 'علي', undefined],
    ['email', '', 'email-required'],
    ['email', 'sara@x', 'email-invalid'],
    ['password', '', 'password-required'],
    ['password', 'aA1@', 'password-short'],
    ['password', 'aaaaa', 'password-short'],
    ['password', 'aaaaaa', 'password-weak'],
    ['password', 'PASSW0RD!', 'password-weak'],
    ['password', 'Password!', 'password-weak'],
    ['password', 'Passw0rd', 'password-weak'],
    ['password', 'Passw0rd#', 'password-weak'],
    ['rePassword', '', 're-password-required'],
    ['rePassword', 'Passw0rd?', 're-password-different'],
    ['rePassword', 'Passw0rd! ', 're-password-different'],
    ['phone', '', 'phone-required'],
    ['phone', '0101234', 'phone-invalid'],
    ['phone', '٠١٠١٢٣٤٥٦٧٨', undefined],
  ])('%s %j: %s', (field, value, issue) => {
    expect(readIssues(signupForm, { ...good, [field]: value })[field]).toBe(issue);
  });

  test('an empty form has one issue per field', () => {
    const empty = { name: '', email: '', password: '', rePassword: '', phone: '' };
    expect(readIssues(signupForm, empty)).toEqual({
      name: 'name-required',
      email: 'email-required',
      password: 'password-required',
      rePassword: 're-password-required',
      phone: 'phone-required',
    });
  });

  test('a different repeated password is reported even while other fields are invalid', () => {
    const form = { ...good, name: '', phone: '', rePassword: 'other' };
    expect(readIssues(signupForm, form)).toMatchObject({ rePassword: 're-password-different' });
  });
});

describe('shipping address', () => {
  const good = { details: '5 Tahrir Square', phone: '01012345678', city: 'Cairo' };
  test.each([
    ['details', '', 'details-required'],
    ['details', ' \t', 'details-required'],
    ['phone', '', 'phone-required'],
    ['phone', '02 23456789', 'phone-invalid'],
    ['phone', '010-1234-5678', undefined],
    ['city', '', 'city-required'],
    ['city', 'القاهرة', undefined],
    ['secondPhone', '', undefined],
    ['secondPhone', '+20 111 234 5678', undefined],
    ['secondPhone', '02 23456789', 'phone-invalid'],
  ])('%s %j: %s', (field, value, issue) => {
    expect(readIssues(shippingAddressForm, { ...good, [field]: value })[field]).toBe(issue);
  });
});

test('the other fields of a shipping address are optional', () => {
  const good = { details: '5 Tahrir Square', phone: '01012345678', city: 'Cairo' };
  const place = { recipient: 'Mona Adel', governorate: 'C', landmark: '', secondPhone: '' };
  expect(v.parse(shippingAddressForm, good)).toEqual(good);
  expect(v.parse(shippingAddressForm, { ...good, ...place })).toEqual({ ...good, ...place });
});

test.each([
  ['login', loginForm],
  ['signup', signupForm],
  ['shipping address', shippingAddressForm],
])('a %s field that is not a text counts as missing', (_, schema) => {
  const required = Object.entries(schema.entries).filter(([, entry]) => entry.type !== 'optional');
  const nothing = Object.fromEntries(required.map(([field]) => [field, null]));
  const { issues = [] } = v.safeParse(schema, nothing);
  expect(issues.map((issue) => issue.message).sort()).toEqual(
    Object.keys(nothing)
      .map((field) => `${field === 'rePassword' ? 're-password' : field}-required`)
      .sort(),
  );
});
