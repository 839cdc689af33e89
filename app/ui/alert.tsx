import CircleAlert from 'lucide-react/icons/circle-alert';
import { Button } from './button.tsx';
import { focusHeadingOnUnmount } from './focus.ts';

interface AlertProps {
  title?: string | undefined;
  text: string;
  acceptLabel: string;
  onAccept: () => void;
}

/** An inline error message; it stays until it is dismissed. */
export function Alert({ title, text, acceptLabel, onAccept }: AlertProps) {
  return (
    <div
      ref={focusHeadingOnUnmount}
      role="alert"
      className="animate-rise flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-offer/25 bg-offer-wash p-4 ps-5"
    >
      <div className="flex min-w-0 flex-1 basis-56 gap-3">
        <CircleAlert aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-offer" />
        <div className="min-w-0 wrap-anywhere">
          {title && <p className="font-semibold">{title}</p>}
          <p className="whitespace-pre-line">{text}</p>
        </div>
      </div>
      <Button variant="light" onClick={onAccept} className="ms-auto">
        {acceptLabel}
      </Button>
    </div>
  );
}
