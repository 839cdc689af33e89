import { clsx } from 'clsx/lite';
import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';

/** primary: one per screen; quiet: secondary actions; add: looks like quiet, for repeated list items; danger: irreversible
 *  actions; plain: all others; light: on tinted backgrounds. */
export type ButtonVariant = 'primary' | 'quiet' | 'add' | 'danger' | 'plain' | 'light';
type ButtonSize = 'small' | 'large';

interface ButtonStyle {
  variant?: ButtonVariant | undefined;
  /** Medium by default. */
  size?: ButtonSize | undefined;
  isWide?: boolean | undefined;
  className?: string | undefined;
}

/** The class names of buttons, and of links that look like buttons. */
export function writeButtonClass({
  variant = 'primary',
  size,
  isWide = false,
  className,
}: ButtonStyle): string {
  return clsx(`button button-${variant}`, size && `button-${size}`, isWide && 'w-full', className);
}

type ButtonProps = ButtonStyle & ComponentProps<'button'> & { isBusy?: boolean | undefined };

/** A busy button keeps its size and the focus, and ignores clicks. */
export function Button({
  variant,
  size,
  isWide,
  isBusy = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={isBusy ? ignoreClick : onClick}
      className={writeButtonClass({ variant, size, isWide, className })}
    >
      <span>{children}</span>
      {isBusy && <Spinner className="absolute size-5" />}
    </button>
  );
}

/** Ignores a click. Prevents its default too, so that a busy submit button does not submit its form again. */
export function ignoreClick(event: MouseEvent): void {
  event.preventDefault();
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  isWide,
  className,
  ...rest
}: ButtonStyle & ComponentProps<typeof Link>) {
  return <Link {...rest} className={writeButtonClass({ variant, size, isWide, className })} />;
}

/** Hidden from screen readers: its container has a text or aria-busy. */
export function Spinner({ className = 'size-5' }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={clsx('spinner', className)}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
