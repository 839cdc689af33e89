import { useEffect, useRef } from 'react';
import { Alert } from '#app/ui/alert.tsx';
import * as common from '#messages/common.ts';

interface RefusalCardProps {
  text: string;
  onAccept: () => void;
}

/** Why a form was refused. It takes the focus, and hands it to the submit button once it was read. */
export function RefusalCard({ text, onAccept }: RefusalCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    <div ref={card} tabIndex={-1} className="shadow-none outline-none">
      <Alert
        text={text}
        acceptLabel={common.accept}
        onAccept={() => {
          card.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus();
          onAccept();
        }}
      />
    </div>
  );
}
