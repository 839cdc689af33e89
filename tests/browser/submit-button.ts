import type { Locator, Page } from '@playwright/test';
import { say } from './language.ts';

const MESSAGES_BY_FORM = {
  login: 'sign-in.submitLogin',
  signup: 'sign-in.submitSignup',
  'reset email': 'sign-in.submitEmail',
  'reset code': 'sign-in.submitCode',
  'new password': 'sign-in.submitPassword',
  card: 'checkout.submitCard',
  cash: 'checkout.submitCash',
};

/** A form's submit button: always 'Submit' in English, the next step in Arabic. */
export const findFormButton = (page: Page, form: keyof typeof MESSAGES_BY_FORM): Locator =>
  page.getByRole('button', { name: say('Submit', MESSAGES_BY_FORM[form]), exact: true });
