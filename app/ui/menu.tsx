import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { IconButton } from './icon-button.tsx';

interface MenuProps {
  /** The name of the button. */
  name: string;
  icon: ReactNode;
  /** Links and buttons; choosing one closes the menu. */
  children: ReactNode;
}

/** A popover under its button. The browser opens it, and closes it on Escape and on a tap outside. */
export function Menu({ name, icon, children }: MenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const anchor = `--menu${id}`;
  return (
    <>
      <IconButton
        name={name}
        icon={icon}
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-controls={id}
        className="bg-transparent aria-expanded:bg-brand-wash aria-expanded:text-brand-strong"
        style={{ anchorName: anchor }}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only handles clicks on the items inside it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the items inside it handle the keyboard */}
      <div
        id={id}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        onClick={closeOnChoice}
        className="menu min-w-52 rounded-card border border-line bg-surface p-2 text-ink lifted"
        style={{ positionAnchor: anchor }}
      >
        {children}
      </div>
    </>
  );
}

function closeOnChoice({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a, button')) currentTarget.hidePopover();
}
