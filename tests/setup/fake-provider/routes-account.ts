/** Sign-in, sign-up, the token, and a forgotten password. */
import { ERROR_TEXTS } from '#contract/error-texts.ts';
import { refuse, refuseField } from './refusal.ts';
import type { Call, Route } from './route.ts';
import { RESET_CODE, type Shopper, type State } from './state.ts';

const findByEmail = ({ shoppers }: State, email: unknown) =>
  shoppers.find((shopper) => shopper.email === String(email).toLowerCase());

const signIn = (state: State, shopper: Shopper) => ({
  message: 'success',
  user: { name: shopper.name, email: shopper.email, role: 'user' },
  token: state.issueToken(shopper),
});

function signUp({ state, body }: Call) {
  if (body.password !== body.rePassword)
    throw refuseField('rePassword', 'Password confirmation is incorrect');
  if (findByEmail(state, body.email)) throw refuse(409, ERROR_TEXTS.accountExists);
  const { name, email, password, phone } = body;
  return signIn(state, state.addShopper({ name, email: email.toLowerCase(), password, phone }));
}

function forgetPassword({ state, body }: Call) {
  const shopper = findByEmail(state, body.email);
  if (!shopper) throw refuse(404, `There is no user registered with this email address ${body.email}`);
  return { statusMsg: 'success', message: 'Reset code sent to your email' };
}

function proveCode({ state, body }: Call) {
  if (body.resetCode !== RESET_CODE) throw refuse(400, ERROR_TEXTS.wrongResetCode);
  // The code says nothing of whose it is, and one is enough for all.
  for (const shopper of state.shoppers) shopper.hasProvenCode = true;
  return { status: 'Success' };
}

function resetPassword({ state, body }: Call) {
  const shopper = findByEmail(state, body.email);
  if (!shopper?.hasProvenCode) throw refuse(400, ERROR_TEXTS.resetCodeNotVerified);
  shopper.password = body.newPassword;
  shopper.hasProvenCode = false;
  return { token: state.issueToken(shopper) };
}

export const accountRoutes: Route[] = [
  { method: 'POST', path: '/auth/signup', status: 201, answer: signUp },
  {
    method: 'POST',
    path: '/auth/signin',
    answer: ({ state, body }) => {
      const shopper = findByEmail(state, body.email);
      if (!shopper || shopper.password !== body.password) throw refuse(401, ERROR_TEXTS.wrongSignIn);
      return signIn(state, shopper);
    },
  },
  {
    method: 'GET',
    path: '/auth/verifyToken',
    answer: ({ decoded }) => ({ message: 'verified', decoded: decoded() }),
  },
  { method: 'POST', path: '/auth/forgotPasswords', answer: forgetPassword },
  { method: 'POST', path: '/auth/verifyResetCode', answer: proveCode },
  { method: 'PUT', path: '/auth/resetPassword', answer: resetPassword },
];
