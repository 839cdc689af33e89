import * as v from 'valibot';

/** Text a database can hold: no NUL, no half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** A required line of text in a request: trimmed, not empty, at most `max` characters. */
export const requiredText = (missing: string, max = 500) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(max, `must be at most ${max} chars`),
    v.check(isStorable, 'contains characters that cannot be stored'),
  );
