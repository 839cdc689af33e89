import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';
import { joinClasses } from './class-names.ts';
import { Spinner } from './loading.tsx';

/** One primary action per screen; quiet for secondary actions; danger for what cannot be undone; plain for the rest; light on pictures. */
export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'plain' | 'light';
type ButtonSize = 'small' | 'medium' | 'large';

const BASE =
  'relative inline-flex items-center justify-center gap-2 rounded-full border border-transparent text-center font-medium leading-tight select-none transition-[background-color,color,border-color,scale,opacity] not-disabled:active:scale-[0.98] disabled:cursor-not-allowed disabled:opacity-50 aria-busy:cursor-progress';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-surface not-disabled:hover:bg-brand-strong',
  quiet: 'bg-brand-wash text-brand-strong not-disabled:hover:bg-brand-wash-strong',
  danger: 'bg-offer text-surface not-disabled:hover:bg-offer-strong',
  plain: 'text-brand-strong not-disabled:hover:bg-brand-wash',
  light: 'bg-surface text-ink not-disabled:hover:bg-brand-wash not-disabled:hover:text-brand-strong',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-9 px-4 py-1.5 text-sm pointer-coarse:min-h-11',
  medium: 'min-h-11 px-5 py-2',
  large: 'min-h-13 px-7 py-3 text-base',
};

interface Look {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isWide?: boolean | undefined;
  className?: string | undefined;
}

/** The classes of everything that looks like a button. */
export function buttonLook({
  variant = 'primary',
  size = 'medium',
  isWide = false,
  className,
}: Look): string {
  return joinClasses(BASE, VARIANTS[variant], SIZES[size], isWide && 'w-full', className);
}

type ButtonProps = Look & ComponentProps<'button'> & { isBusy?: boolean | undefined };

/** While busy it keeps its size and the focus, and a click does nothing. */
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
      onClick={isBusy ? ignore : onClick}
      className={buttonLook({ variant, size, isWide, className })}
    >
      <span className={joinClasses('inline-flex items-center gap-2', isBusy && 'opacity-0')}>{children}</span>
      {isBusy && <Spinner className="absolute size-5" />}
    </button>
  );
}

/** Also keeps a busy submit button from sending its form again. */
export function ignore(event: MouseEvent): void {
  event.preventDefault();
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  isWide,
  className,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return <Link {...rest} className={buttonLook({ variant, size, isWide, className })} />;
}
