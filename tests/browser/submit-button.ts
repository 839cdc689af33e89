import type { Locator, Page } from '@playwright/test';
import { say } from './language.ts';

const MESSAGES = {
  login: 'session.submitLogin',
  signup: 'session.submitSignup',
  'reset email': 'password-reset.submitEmail',
  'reset code': 'password-reset.submitCode',
  'new password': 'password-reset.submitPassword',
  card: 'checkout.submitCard',
  cash: 'checkout.submitCash',
};

/** The button of a form: 'Submit' on all of them in English, what comes next in Arabic. */
export const submitButton = (page: Page, form: keyof typeof MESSAGES): Locator =>
  page.getByRole('button', { name: say('Submit', MESSAGES[form]), exact: true });
