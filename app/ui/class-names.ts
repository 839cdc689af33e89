/** Joins the classes that apply. */
export function joinClasses(...classes: (string | false | undefined)[]): string {
  return classes.filter(Boolean).join(' ');
}

/** A link among text, tall enough for a finger. */
export const TEXT_LINK =
  'inline-flex min-h-8 items-center font-medium text-brand-strong underline-offset-4 hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11';
