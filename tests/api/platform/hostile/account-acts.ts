/** Acts on addresses, reviews, names and passwords: the actor's own and other shoppers'. */
import {
  type Act,
  type Actor,
  type Acts,
  addressOf,
  pickAccount,
  pickId,
  pickOwnId,
  pickProduct,
} from './actor.ts';
import { pick } from './values.ts';

const WRONG_PASSWORD = 'Not-the-password1';

/** Changes the actor's password, by the old one or by a code; one change at a time. */
function changePassword(
  { me, number }: Actor,
  request: (password: string) => ReturnType<Act>,
): ReturnType<Act> {
  if (me.isChangingPassword) return { method: 'GET', path: '/api/v1/auth/verifyToken' };
  const password = `Secret-of-${me.mark}-${number % 1000}`;
  me.isChangingPassword = true;
  return {
    method: 'PUT',
    ...request(password),
    after: (status) => {
      me.isChangingPassword = false;
      if (status === 200) me.password = password;
    },
  };
}

const newEmailOf = ({ id }: Actor['me']) => `new-${id}@example.com`;

export const accountActs: Acts = {
  addAddress: {
    weight: 3,
    act: (a) => ({ path: '/api/v1/addresses', json: { name: 'Home', ...addressOf(a) } }),
  },
  readForeignAddress: {
    weight: 3,
    act: (a) => ({ method: 'GET', path: `/api/v1/addresses/${pickId(a, 'address')}` }),
  },
  changeForeignAddress: {
    weight: 3,
    act: (a) => ({
      method: 'PUT',
      path: `/api/v1/addresses/${pickId(a, 'address')}`,
      json: { name: 'Mine', ...addressOf(a) },
    }),
  },
  removeForeignAddress: {
    weight: 3,
    act: (a) => ({ method: 'DELETE', path: `/api/v1/addresses/${pickId(a, 'address')}` }),
  },
  removeOwnAddress: {
    weight: 1,
    act: (a) => ({ method: 'DELETE', path: `/api/v1/addresses/${pickOwnId(a, 'address')}` }),
  },

  review: {
    weight: 4,
    act: (a) => ({
      path: `/api/v1/products/${pickProduct(a)}/reviews`,
      json: { review: 'As expected', rating: 1 + (a.number % 41) / 10 },
      times: a.number % 3 === 0 ? 3 : 1,
    }),
  },
  changeForeignReview: {
    weight: 3,
    act: (a) => ({
      method: 'PUT',
      path: `/api/v1/reviews/${pickId(a, 'review')}`,
      json: { review: 'Bad', rating: 1 },
    }),
  },
  removeForeignReview: {
    weight: 3,
    act: (a) => ({ method: 'DELETE', path: `/api/v1/reviews/${pickId(a, 'review')}` }),
  },
  removeOwnReview: {
    weight: 1,
    act: (a) => ({ method: 'DELETE', path: `/api/v1/reviews/${pickOwnId(a, 'review')}`, times: 2 }),
  },

  rename: {
    weight: 1,
    act: (a) => ({ method: 'PUT', path: '/api/v1/users/updateMe', json: { name: `Name ${a.number % 100}` } }),
  },
  takeForeignEmail: {
    weight: 2,
    act: (a) => ({
      method: 'PUT',
      path: '/api/v1/users/updateMe',
      json: { email: pickAccount(a).emails[0], currentPassword: a.me.password },
    }),
  },
  askForEmail: {
    weight: 1,
    act: (a) => ({
      method: 'PUT',
      path: '/api/v1/users/updateMe',
      json: { email: newEmailOf(a.me), currentPassword: a.me.password },
    }),
  },
  openOwnLink: {
    weight: 1,
    act: (a) => {
      const email = newEmailOf(a.me);
      return {
        method: a.number % 4 === 0 ? 'GET' : 'POST',
        path: `/api/confirm-email/${a.world.readLink(email) ?? 'none'}`,
        times: a.number % 3 === 0 ? 3 : 1,
        after: (status) => {
          // A GET confirms nothing: it only shows the page with the button.
          if (status === 200 && a.number % 4 !== 0 && !a.me.emails.includes(email)) a.me.emails.push(email);
        },
      };
    },
  },
  // Anyone with a link may open it, so other accounts' links are sent with a wrong character.
  misspellForeignLink: {
    weight: 1,
    act: (a) => {
      const link = a.world.readLink(newEmailOf(pickAccount(a))) ?? '';
      return {
        method: 'POST',
        path: `/api/confirm-email/${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`,
      };
    },
  },
  signInAsForeigner: {
    weight: 1,
    act: (a) => ({
      path: '/api/v1/auth/signin',
      json: { email: pickAccount(a).emails[0], password: WRONG_PASSWORD },
    }),
  },
  signUpAgain: {
    weight: 1,
    act: (a) => ({
      path: '/api/v1/auth/signup',
      json: {
        name: 'Somebody',
        email: pickAccount(a).emails[0]?.toUpperCase(),
        phone: '01012345678',
        password: WRONG_PASSWORD,
        rePassword: WRONG_PASSWORD,
      },
    }),
  },
  changeOwnPassword: {
    weight: 1,
    act: (a) =>
      changePassword(a, (password) => ({
        path: '/api/v1/users/changeMyPassword',
        json: { currentPassword: a.me.password, password, rePassword: password },
      })),
  },
  resetOwnPassword: {
    weight: 1,
    act: (a) =>
      changePassword(a, (newPassword) => ({
        path: '/api/v1/auth/resetPassword',
        json: { email: a.me.emails[0], newPassword },
      })),
  },
  forgetForeignPassword: {
    weight: 2,
    act: (a) => ({ path: '/api/v1/auth/forgotPasswords', json: { email: pickAccount(a).emails[0] } }),
  },
  guessCode: {
    weight: 2,
    act: (a) => ({
      path: '/api/v1/auth/verifyResetCode',
      json: { resetCode: String(a.number % 1_000_000).padStart(6, '0') },
      times: 3,
    }),
  },
  typeOwnCode: {
    weight: 2,
    act: (a) => ({
      path: '/api/v1/auth/verifyResetCode',
      json: { resetCode: a.world.readCode(a.me.emails[0] ?? '') ?? '000000' },
    }),
  },
  // Sent even if the actor's own code was verified before; that code applies to the actor's account only.
  resetForeignPassword: {
    weight: 2,
    act: (a) => {
      const others = a.world.accounts.filter((account) => account !== a.me);
      return {
        method: 'PUT',
        path: '/api/v1/auth/resetPassword',
        json: { email: pick(others, a.number).emails[0], newPassword: WRONG_PASSWORD },
      };
    },
  },
};
