import type { BrowserContext, Page } from '@playwright/test';

/** Whoever has this token is signed in, in every document from now on. */
export async function carryToken(target: BrowserContext | Page, token: string): Promise<void> {
  await target.addInitScript((value) => {
    // A tab begins with an empty document, which has no storage.
    if (location.origin !== 'null') localStorage.setItem('Token', value);
  }, token);
}
