import * as v from 'valibot';
import { expect, test } from 'vitest';
import { newPasswordForm, resetCodeForm, resetEmailForm } from './reset-forms.ts';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['١٢٣٤٥٦', '123456'],
])('the code %j is sent as %s', (typed, code) => {
  expect(v.parse(resetCodeForm, { code: typed })).toEqual({ code });
});

test.each([
  [resetEmailForm, { email: 'sara' }, 'email-invalid'],
  [resetEmailForm, { email: '' }, 'email-required'],
  [resetCodeForm, { code: ' ' }, 'code-required'],
  [resetCodeForm, { code: null }, 'code-required'],
  [newPasswordForm, { password: 'password' }, 'password-weak'],
])('%# %j: %s', (schema: v.GenericSchema, form, issue) => {
  expect(v.safeParse(schema, form).issues?.[0].message).toBe(issue);
});
