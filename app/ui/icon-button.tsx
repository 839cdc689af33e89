import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { ignoreClick, Spinner } from './button.tsx';

const DEFAULT_CLASS = 'icon-button';

interface IconProps {
  /** The accessible name and the tooltip, which say what the button does. */
  name: string;
  /** Undefined if a CSS class draws the icon. */
  icon?: ReactNode;
  className?: string | undefined;
}

type IconButtonProps = IconProps &
  Omit<ComponentProps<'button'>, 'name' | 'children'> & {
    isBusy?: boolean | undefined;
    /** Only for toggle buttons. */
    isPressed?: boolean | undefined;
    /** Replaces the default CSS class, and draws the icon. */
    look?: string | undefined;
  };

/** A busy button keeps its size and the focus, and ignores clicks. */
export function IconButton({
  name,
  icon,
  isBusy = false,
  isPressed,
  className,
  look = DEFAULT_CLASS,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={name}
      {...rest}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
      aria-pressed={isPressed}
      onClick={isBusy ? ignoreClick : onClick}
      className={clsx(look, className)}
    >
      {isBusy ? <Spinner /> : icon}
    </button>
  );
}

/** A link that looks like an icon button. */
export function IconLink({
  name,
  icon,
  className,
  ...rest
}: IconProps & Omit<ComponentProps<typeof Link>, 'children'>) {
  return (
    <Link title={name} {...rest} className={clsx(DEFAULT_CLASS, className)}>
      {icon}
    </Link>
  );
}
