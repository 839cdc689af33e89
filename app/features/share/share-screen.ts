import { showToast } from '#app/features/toasts/toasts.ts';
import * as messages from '#messages/share.ts';

const MENU = 'menu min-w-48 rounded-card border border-line bg-surface p-2 text-ink shadow-card';
const ITEM =
  'flex min-h-11 w-full items-center rounded-small px-3 text-start transition-colors hover:bg-brand-wash';
const FIELD = 'min-h-11 w-64 max-w-full rounded-small border border-edge bg-surface px-3 text-sm';

/** Passes on the address of the screen: by the device's own means, or by a menu below the button that was pressed. Buttons
 *  load it when they are pressed, for few share anything; React has no part in it, or every page would carry what that takes. */
export async function shareScreen(title: string, button: HTMLElement): Promise<void> {
  // Without what only the reader of a letter may do.
  const url = location.origin + location.pathname;
  // On a computer the menu is nearer than any sheet of apps.
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    const isDone = await navigator.share({ title, url }).then(
      () => true,
      // It may be closed without a choice. Refused by the browser, there is the menu.
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    );
    if (isDone) return;
  }
  openMenu(title, url, button);
}

function openMenu(title: string, url: string, button: HTMLElement): void {
  const copy = make('button', { type: 'button', className: ITEM, textContent: messages.copy });
  const chat = make('a', {
    href: `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`,
    target: '_blank',
    rel: 'noopener noreferrer',
    className: ITEM,
    textContent: messages.whatsApp,
  });
  const menu = make('div', { popover: 'auto', className: MENU });
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
      showToast({ kind: 'success', text: messages.copied });
    } catch {
      // Browsers allow it on safe connections alone: there it is, to be copied by hand.
      const field = make('input', { readOnly: true, dir: 'ltr', value: url, className: FIELD });
      field.ariaLabel = messages.link;
      copy.replaceWith(field);
      field.select();
    }
  };
  button.style.setProperty('anchor-name', '--share');
  menu.style.setProperty('position-anchor', '--share');
  // It stands beside its button, so that Tab leads from the one to the other.
  button.after(menu);
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') menu.remove();
  });
  menu.showPopover();
  copy.focus();
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
