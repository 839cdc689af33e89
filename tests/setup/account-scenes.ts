import { ADDRESS, fillSignUpForm } from './sample-forms.ts';
import type { openTestShop } from './test-shop.ts';

const HOME_ADDRESS = { name: 'Home', ...ADDRESS };

/** The scenes of the calls about a shopper's account, session and addresses. */
export function writeAccountScenes(shop: Awaited<ReturnType<typeof openTestShop>>) {
  async function signUp() {
    const form = fillSignUpForm();
    const answer = await shop.post('/api/v1/auth/signup', form);
    return { form, answer, token: answer.body.token as string };
  }
  async function askForCode() {
    const { form } = await signUp();
    const answer = await shop.post('/api/v1/auth/forgotPasswords', { email: form.email });
    await shop.runJobs();
    const email = shop.emails.findLast(({ to }) => to === form.email);
    return { form, answer, resetCode: /\b\d{6}\b/.exec(email?.text ?? '')?.[0] };
  }
  async function verifyCode() {
    const { form, resetCode } = await askForCode();
    return { form, answer: await shop.post('/api/v1/auth/verifyResetCode', { resetCode }) };
  }
  async function changeMe(path: string, change: (form: { password: string }) => object) {
    const { form, token } = await signUp();
    return shop.put(path, change(form), { token });
  }
  async function addAddress() {
    const { token } = await shop.addShopper();
    const { body } = await shop.post('/api/v1/addresses', HOME_ADDRESS, { token });
    return { token, path: `/api/v1/addresses/${body.data[0]._id}` };
  }

  return {
    signUp: async () => (await signUp()).answer,
    signIn: async () => {
      const { email, password } = (await signUp()).form;
      return shop.post('/api/v1/auth/signin', { email, password });
    },
    verifyToken: async () => shop.get('/api/v1/auth/verifyToken', await shop.addShopper()),
    signOut: async () => shop.post('/api/v1/auth/signout', undefined, await shop.addShopper()),
    signOutEverywhere: async () =>
      shop.post('/api/v1/auth/signoutEverywhere', undefined, await shop.addShopper()),
    forgotPassword: async () => (await askForCode()).answer,
    verifyResetCode: async () => (await verifyCode()).answer,
    resetPassword: async () => {
      const { email } = (await verifyCode()).form;
      return shop.put('/api/v1/auth/resetPassword', { email, newPassword: 'Another@123' });
    },
    changePassword: () =>
      changeMe('/api/v1/users/changeMyPassword', ({ password }) => ({
        currentPassword: password,
        password: 'Another@123',
        rePassword: 'Another@123',
      })),
    updateMe: () => changeMe('/api/v1/users/updateMe', () => ({ name: 'Mona' })),
    readMe: async () => shop.get('/api/v1/users/me', await shop.addShopper()),
    sendConfirmation: async () =>
      shop.post('/api/v1/users/me/confirmation', undefined, await shop.addShopper()),
    deleteMe: async () => {
      const { form, token } = await signUp();
      return shop.post('/api/v1/users/deleteMe', { password: form.password }, { token });
    },

    listAddresses: async () => shop.get('/api/v1/addresses', await addAddress()),
    addAddress: async () => shop.post('/api/v1/addresses', HOME_ADDRESS, await shop.addShopper()),
    getAddress: async () => {
      const { path, token } = await addAddress();
      return shop.get(path, { token });
    },
    changeAddress: async () => {
      const { path, token } = await addAddress();
      return shop.put(path, { ...HOME_ADDRESS, city: 'Giza' }, { token });
    },
    removeAddress: async () => {
      const { path, token } = await addAddress();
      return shop.delete(path, { token });
    },
  };
}
