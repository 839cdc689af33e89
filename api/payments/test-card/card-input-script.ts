/** The card page's only script, which formats card number and expiry while typing. The form works without it. */
import { createHash } from 'node:crypto';

type Edit = 'insert' | 'delete' | 'delete forward';

/** Formats typed text and places the caret. Sent to the browser as source code, so it uses nothing from outside. */
export function formatTyped(field: 'number' | 'expiry', typed: string, caret: number, edit: Edit) {
  const pickDigits = (text: string) =>
    text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16)).replace(/\D/g, '');
  let digits = pickDigits(typed);
  let before = pickDigits(typed.slice(0, caret)).length;
  let text: string;
  if (field === 'number') {
    digits = digits.slice(0, 19);
    text = digits.replace(/\d{4}(?=\d)/g, '$& ');
  } else {
    // A month of one digit gets a leading zero, but not while digits are deleted.
    if (edit === 'insert' && (/^[2-9]/.test(digits) || /^\s*[1١۱]\s*[/-]/.test(typed))) {
      digits = `0${digits}`;
      before += 1;
    }
    // A year of four digits starts with 20.
    digits = digits.slice(0, digits.startsWith('20', 2) ? 6 : 4);
    const hasSlash = digits.length > 2 || (digits.length === 2 && edit === 'insert');
    text = hasSlash ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
  }
  let at = 0;
  for (let seen = 0; seen < before && at < text.length; at += 1) if (/\d/.test(text.charAt(at))) seen += 1;
  // Moves the caret past a space or a slash, except after a deletion: the next Backspace would delete it again.
  if (edit !== 'delete') while (/\D/.test(text.charAt(at))) at += 1;
  return { text, caret: at };
}

/** Formats both fields on input, and shortens the year to two digits on change. */
function formatWhileTyping(page: Document) {
  for (const field of ['number', 'expiry'] as const) {
    const input = page.querySelector<HTMLInputElement>(`#${field}`);
    if (!input) continue;
    const show = (edit: Edit) => {
      const { text, caret } = formatTyped(field, input.value, input.selectionStart ?? 0, edit);
      if (text === input.value) return;
      input.value = text;
      if (page.activeElement === input) input.setSelectionRange(caret, caret);
    };
    input.addEventListener('input', (event) => {
      const { inputType = '', isComposing } = event as InputEvent;
      if (isComposing) return;
      if (inputType === 'deleteContentForward') show('delete forward');
      else show(inputType.startsWith('delete') ? 'delete' : 'insert');
    });
    input.addEventListener('compositionend', () => show('insert'));
    input.addEventListener('change', () => {
      if (field === 'expiry') input.value = input.value.replace(/\/20(?=\d\d)/, '/');
    });
    show('insert');
  }
}

export const cardInputScript = `${formatTyped}\n${formatWhileTyping}\nformatWhileTyping(document);`;
/** For the page's CSP. */
export const cardInputScriptHash = `sha256-${createHash('sha256').update(cardInputScript).digest('base64')}`;
