import { showToast } from '#app/features/toasts/toasts.ts';
import * as share from '#messages/share.ts';

const MENU_CLASSES = 'menu min-w-48 rounded-card border border-line bg-surface p-2 text-ink shadow-card';
const ITEM_CLASSES =
  'flex min-h-11 w-full items-center rounded-small px-3 text-start transition-colors hover:bg-brand-wash';
const FIELD_CLASSES = 'min-h-11 w-64 max-w-full rounded-small border border-edge bg-surface px-3 text-sm';

/** Shares the screen's address by the Web Share API, or by a menu below the pressed button. Loaded on demand, and
 *  written without React, so that it adds nothing to the pages. */
export async function shareScreen(title: string, button: HTMLElement): Promise<void> {
  // Without the query, which may hold a token from an email.
  const url = location.origin + location.pathname;
  // With a mouse, the menu is quicker than the system's share sheet.
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    const isDone = await navigator.share({ title, url }).then(
      () => true,
      // Closing the share sheet counts as done; after any other error, the menu opens.
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    );
    if (isDone) return;
  }
  openMenu(title, url, button);
}

function openMenu(title: string, url: string, button: HTMLElement): void {
  const copy = createElement('button', {
    type: 'button',
    className: ITEM_CLASSES,
    textContent: share.copyLink,
  });
  const chat = createElement('a', {
    href: `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`,
    target: '_blank',
    rel: 'noopener noreferrer',
    className: ITEM_CLASSES,
    textContent: share.whatsApp,
  });
  const menu = createElement('div', { popover: 'auto', className: MENU_CLASSES });
  menu.append(copy, chat);
  const close = () => {
    menu.hidePopover();
    button.focus();
  };
  chat.onclick = close;
  copy.onclick = async () => {
    try {
      await navigator.clipboard.writeText(url);
      close();
      showToast({ kind: 'success', text: share.linkCopied });
    } catch {
      // Without HTTPS, browsers refuse the clipboard: show the address to be copied by hand.
      const field = createElement('input', {
        readOnly: true,
        dir: 'ltr',
        value: url,
        className: FIELD_CLASSES,
      });
      field.ariaLabel = share.linkToPage;
      copy.replaceWith(field);
      field.select();
    }
  };
  button.style.setProperty('anchor-name', '--share');
  menu.style.setProperty('position-anchor', '--share');
  // Inserted after its button, so that Tab moves from the button to the menu.
  button.after(menu);
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') menu.remove();
  });
  menu.showPopover();
  copy.focus();
}

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
