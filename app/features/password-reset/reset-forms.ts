/** The three forms of a password reset, with the rules of login and signup. */
import * as v from 'valibot';
import { loginForm, signupForm } from '#contract/forms.ts';
import { toLatinDigits } from '#contract/rules.ts';

const CODE_REQUIRED = 'code-required';

export const resetEmailForm = v.object({ email: loginForm.entries.email });

export const resetCodeForm = v.object({
  code: v.pipe(
    v.string(CODE_REQUIRED),
    v.transform((text) => toLatinDigits(text).replace(/[\s\u200e\u200f]/g, '')),
    v.nonEmpty(CODE_REQUIRED),
  ),
});

export const newPasswordForm = v.object({ password: signupForm.entries.password });
