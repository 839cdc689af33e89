import { describe, expect, test } from 'vitest';
import { loginForm, signupForm } from '#contract/forms.ts';
import { issues as TEXTS } from '#messages/forms.ts';
import { checkForm, pickTouched } from './check-form.ts';

const SIGNUP = {
  name: 'Sara Ali',
  email: 'sara@example.com',
  password: 'Passw0rd!',
  rePassword: 'Passw0rd!',
  phone: '+20 10 1234 5678',
};

test('a valid form has an output', () => {
  expect(checkForm(signupForm, SIGNUP)).toEqual({ output: { ...SIGNUP, phone: '01012345678' } });
});

test('leaves out fields that the schema lacks', () => {
  const form = { email: 'sara@example.com', password: 'x', payment: 'card' };
  expect(checkForm(loginForm, form)).toEqual({ output: { email: 'sara@example.com', password: 'x' } });
});

test('each invalid field has its first failed rule', () => {
  expect(checkForm(signupForm, { ...SIGNUP, name: '', password: '', phone: '02' })).toEqual({
    issues: {
      name: 'name-required',
      password: 'password-required',
      rePassword: 're-password-different',
      phone: 'phone-invalid',
    },
  });
});

test('every code has a text', () => {
  const { issues } = checkForm(signupForm, {
    name: '',
    email: 'x',
    password: 'aaaaaa',
    rePassword: '',
    phone: '',
  }) as {
    issues: Record<string, keyof typeof TEXTS>;
  };
  expect(Object.values(issues).map((code) => TEXTS[code])).toEqual([
    '*Name Must Be Required',
    '*Email Is Not Valid',
    'Requires at least one lowercase letter Or at least one uppercase letter\nRequires at least one digit\nRequires at least one special character',
    'Re Password Must Be Required',
    'Phone Must Be Required',
  ]);
});

describe('shows issues of touched fields only', () => {
  const issues = { email: 'email-required', password: 'password-required' };
  test.each([
    [[], {}],
    [['email'], { email: 'email-required' }],
    [['name', 'password'], { password: 'password-required' }],
  ])('%j', (touched, expected) => {
    expect(pickTouched(issues, new Set(touched))).toEqual(expected);
  });
});
