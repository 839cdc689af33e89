/** Texts of the screen that accepts an invitation. */
export const invitation = {
  title: 'Welcome to the team',
  invited: (role: string, by: string | null) =>
    by
      ? `${by} invited you to the counter of the shop. Your role: ${role}.`
      : `Your role at the counter: ${role}.`,
  nameHint: 'As colleagues know you.',
  submit: 'Create my account',
  overTitle: 'This invitation is over',
  overText:
    'It was used or withdrawn, or its 7 days have passed. If you have an account, sign in; if not, ask for a new invitation.',
  toSignIn: 'Sign in',
};
