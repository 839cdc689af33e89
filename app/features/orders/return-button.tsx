import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#app/ui/button.tsx';
import * as common from '#messages/common.ts';
import * as returns from '#messages/returns.ts';
import type { ReturnFormProps } from './return-form.tsx';
import type { ShownOrder } from './shown-order.ts';

interface ReturnButtonProps {
  order: ShownOrder;
  /** Called with the updated order. */
  onChange: (order: ShownOrder) => void;
}

/** Opens the form for a return or an exchange. Few shoppers need the form, so the press of the button loads it. */
export function ReturnButton({ order, onChange }: ReturnButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [Form, setForm] = useState<ComponentType<ReturnFormProps>>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function open() {
    setBusy(true);
    setProblem('');
    try {
      const { ReturnForm } = await import('./return-form.tsx');
      setForm(() => ReturnForm);
    } catch {
      setProblem(common.cutOff);
    }
    setBusy(false);
  }
  function close() {
    flushSync(() => setForm(undefined));
    button.current?.focus();
  }

  const showSent = (changed: ShownOrder) =>
    flushSync(() => {
      setForm(undefined);
      onChange(changed);
    });

  if (Form) return <Form order={order} onSent={showSent} onClose={close} />;
  return (
    <>
      <Button ref={button} variant="plain" isBusy={isBusy} onClick={open}>
        {returns.open}
      </Button>
      <p role="alert" className="basis-full text-offer empty:hidden">
        {problem}
      </p>
    </>
  );
}
