import Share from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import * as messages from '#messages/tracking.ts';

/** The address of the screen without what only the letter's reader may do. */
const readLink = () => window.location.origin + window.location.pathname;

const select = (field: HTMLInputElement | null) => field?.select();

/** Passes the link on: by the device's own means, or into the clipboard, or else to be copied by hand. */
export function ShareButton({ title }: { title: string }) {
  const [isCopied, setCopied] = useState(false);
  const [shown, setShown] = useState('');
  async function share() {
    const url = readLink();
    // On a computer the clipboard is nearer than any sheet of apps.
    if (navigator.share && window.matchMedia('(pointer: coarse)').matches)
      // Closed without a choice.
      return navigator.share({ title, url }).catch(() => {});
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // Browsers allow it on safe connections alone.
      setShown(url);
    }
  }
  return (
    <>
      <Button variant="quiet" onClick={share}>
        <Share aria-hidden="true" size={18} strokeWidth={1.75} />
        {messages.share}
      </Button>
      {shown && (
        <input
          ref={select}
          readOnly
          dir="ltr"
          value={shown}
          aria-label={messages.link}
          className="min-h-11 min-w-0 grow basis-64 rounded-small border border-edge bg-surface px-3 text-sm"
        />
      )}
      <span role="status" className="text-sm text-brand-strong">
        {isCopied && messages.copied}
      </span>
    </>
  );
}
