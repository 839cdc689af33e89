import { describe, expect, test } from 'vitest';
import { checkForm } from '#app/features/forms/check-form.ts';
import { addressForm, passwordForm } from './account-forms.ts';

describe('password form', () => {
  const good = { currentPassword: 'Secret@123', password: 'Newer@123', rePassword: 'Newer@123' };
  test.each([
    [{}, undefined],
    [{ currentPassword: '' }, { currentPassword: 'password-required' }],
    [{ rePassword: 'Other@123' }, { rePassword: 're-password-different' }],
    [{ password: 'weak', rePassword: 'weak' }, { password: 'password-short' }],
    [
      { currentPassword: '', rePassword: 'Other@123' },
      { currentPassword: 'password-required', rePassword: 're-password-different' },
    ],
  ])('with %j has the issues %j', (change, issues) => {
    const result = checkForm(passwordForm, { ...good, ...change });
    expect('issues' in result ? result.issues : undefined).toEqual(issues);
  });
});

test('requires a name for an address, but no governorate or landmark', () => {
  const good = { name: 'Home', details: '5 Tahrir Square', phone: '01012345678', city: 'Cairo' };
  expect(checkForm(addressForm, { ...good, governorate: '', landmark: '' })).toEqual({
    output: { ...good, governorate: '', landmark: '' },
  });
  expect(checkForm(addressForm, { ...good, name: ' ' })).toEqual({ issues: { name: 'name-required' } });
});
