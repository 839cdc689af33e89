/** Sign-in, sign-up, tokens and password reset. */
import { accountCalls } from '#contract/account/calls.ts';
import { refuse, refuseField, refuseWith } from './refusal.ts';
import { type Call, createRoute, type Route } from './route.ts';
import { RESET_CODE, type Shopper, type State } from './state.ts';

const findByEmail = ({ shoppers }: State, email: unknown) =>
  shoppers.find((shopper) => shopper.email === String(email).toLowerCase());

const signIn = (state: State, shopper: Shopper) => ({
  message: 'success',
  user: { name: shopper.name, email: shopper.email, role: 'user' },
  token: state.issueToken(shopper),
});

function signUp({ state, body }: Call) {
  if (body.password !== body.rePassword) throw refuseField('rePassword', 'repeated-password-different');
  if (findByEmail(state, body.email)) throw refuse('account-exists');
  const { name, email, password, phone } = body;
  return signIn(state, state.addShopper({ name, email: email.toLowerCase(), password, phone }));
}

function forgetPassword({ state, body }: Call) {
  const shopper = findByEmail(state, body.email);
  if (!shopper) throw refuseWith(404, `There is no user registered with this email address ${body.email}`);
  return { statusMsg: 'success', message: 'Reset code sent to your email' };
}

function verifyCodeOfAll({ state, body }: Call) {
  if (body.resetCode !== RESET_CODE) throw refuse('wrong-reset-code');
  // The code does not identify the shopper, so one code works for all.
  for (const shopper of state.shoppers) shopper.hasProvenCode = true;
  return { status: 'Success' as const };
}

function resetPassword({ state, body }: Call) {
  const shopper = findByEmail(state, body.email);
  if (!shopper?.hasProvenCode) throw refuse('reset-code-not-verified');
  shopper.password = body.newPassword;
  shopper.hasProvenCode = false;
  return { token: state.issueToken(shopper) };
}

export const accountRoutes: Route[] = [
  createRoute(accountCalls.signUp, signUp),
  createRoute(accountCalls.signIn, ({ state, body }) => {
    const shopper = findByEmail(state, body.email);
    if (!shopper || shopper.password !== body.password) throw refuse('wrong-sign-in');
    return signIn(state, shopper);
  }),
  createRoute(accountCalls.verifyToken, ({ decoded }) => ({ message: 'verified', decoded: decoded() })),
  createRoute(accountCalls.forgotPassword, forgetPassword),
  createRoute(accountCalls.verifyResetCode, verifyCodeOfAll),
  createRoute(accountCalls.resetPassword, resetPassword),
];
