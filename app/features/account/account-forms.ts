/** The form schemas of the account screen. They reuse fields of the signup, login and shipping address forms. */
import * as v from 'valibot';
import { loginForm, shippingAddressForm, signupForm } from '#contract/forms.ts';

const { name, phone, email, password, rePassword } = signupForm.entries;
const [, repeatsPassword] = signupForm.pipe;

export const nameForm = v.object({ name });
export const phoneForm = v.object({ phone });
export const emailForm = v.object({ email, currentPassword: loginForm.entries.password });
const passwordFields = v.object({ currentPassword: loginForm.entries.password, password, rePassword });
export const passwordForm = v.pipe(
  passwordFields,
  // The cast is safe: the check only reads the two passwords.
  repeatsPassword as v.GenericPipeItem as v.RawCheckAction<v.InferOutput<typeof passwordFields>>,
);
export const addressForm = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('name-required')),
  ...shippingAddressForm.entries,
});
export const deleteForm = v.object({ password: loginForm.entries.password });
