import { NAME_KEY, NAME_MARK_LENGTH, readToken } from '#app/features/session/session.ts';

/** Shows a changed name in all tabs: the token has the one it was issued with. */
export function renameShopper(name: string): void {
  try {
    localStorage.setItem(NAME_KEY, `${readToken()?.slice(-NAME_MARK_LENGTH)} ${name}`);
    // Browsers tell other tabs alone.
    dispatchEvent(new Event('storage'));
  } catch {
    // Without storage the menu shows the earlier name until the next sign-in.
  }
}
