/** The e-mail that was typed on the login screen goes along to that of a forgotten password, and back. In memory alone:
 *  addresses are shared and logged, and what is stored outlives the visit. */
let carried = '';

export const readCarriedEmail = (): string => carried;

export function carryEmail(email: string): void {
  carried = email;
}

/** Carries what is in the form of this screen, for links that leave it. */
export function carryTypedEmail(): void {
  carryEmail(document.querySelector<HTMLInputElement>('[name=email]')?.value ?? '');
}
