import { type SubmitEvent, useId, useRef, useState } from 'react';
import { keepFocus } from '#app/features/forms/shop-form.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldFrame } from '#app/ui/field.tsx';
import { focusOn } from '#app/ui/focus.ts';
import { Select } from '#app/ui/select.tsx';
import type { OrderReturn } from '#contract/orders/returned.ts';
import { MAX_RETURN_NOTE_LENGTH, RETURN_KINDS, RETURN_REASONS } from '#contract/orders/returned.ts';
import * as returns from '#messages/returns.ts';
import { formatDay } from './order-status.tsx';
import { sendReturn } from './return-calls.ts';
import { type Pieces, ReturnPieces } from './return-pieces.tsx';
import type { ShownOrder } from './shown-order.ts';

export interface ReturnFormProps {
  order: ShownOrder;
  /** Called with the updated order; closes the form. */
  onSent: (order: ShownOrder) => void;
  onClose: () => void;
}

type Reason = OrderReturn['reason'];

/** Asks to return or exchange pieces of a delivered order. */
export function ReturnForm({ order, onSent, onClose }: ReturnFormProps) {
  const [titleId, problemId] = [useId(), useId()];
  const form = useRef<HTMLFormElement>(null);
  const [pieces, setPieces] = useState<Pieces>(() => preselect(order));
  const [kind, setKind] = useState<OrderReturn['kind']>('return');
  const [reason, setReason] = useState<Reason | ''>('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const lines = Object.entries(pieces).flatMap(([lineId, count]) => (count > 0 ? [{ lineId, count }] : []));
    const note = String(new FormData(event.currentTarget).get('note') ?? '');
    if (lines.length === 0 || !reason) {
      setProblem(lines.length === 0 ? returns.noProducts : returns.noReason);
      form.current
        ?.querySelector<HTMLElement>(lines.length === 0 ? '[type=checkbox]' : '[name=reason]')
        ?.focus();
      return;
    }
    isSending.current = true;
    setBusy(true);
    setProblem('');
    const result = await sendReturn(order.id, { kind, reason, note, lines });
    isSending.current = false;
    setBusy(false);
    if ('problem' in result) return setProblem(result.problem);
    const [sent] = result.order.returns;
    onSent(result.order);
    // The new return takes the focus, so that screen readers read its state.
    const item = document.getElementById(`return-${sent?.id}`);
    focusOn(item);
    item?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      aria-labelledby={titleId}
      className="mt-3 grid max-w-2xl basis-full animate-rise gap-5 rounded-small border border-line bg-paper p-4 sm:p-6"
    >
      <div>
        <h3 id={titleId} ref={focus} tabIndex={-1} className="text-lg font-semibold outline-none">
          {returns.formTitle(order.number)}
        </h3>
        <p className="mt-1 text-pretty text-ink-soft">{returns.until(formatDay(order.returnDay) ?? '')}</p>
      </div>
      <ReturnPieces lines={order.lines} pieces={pieces} onChange={setPieces} />
      <KindRadios value={kind} onChange={setKind} />
      <Select
        label={returns.reasonLabel}
        name="reason"
        value={reason}
        aria-required
        aria-invalid={problem === returns.noReason || undefined}
        aria-describedby={problemId}
        onChange={({ target }) => setReason(target.value as Reason | '')}
      >
        <option value="">{returns.chooseReason}</option>
        {RETURN_REASONS.map((each) => (
          <option key={each} value={each}>
            {returns.reasons[each]}
          </option>
        ))}
      </Select>
      <FieldFrame label={returns.note} hint={kind === 'exchange' ? returns.exchangeHint : returns.noteHint}>
        {(attributes) => (
          <textarea
            {...attributes}
            name="note"
            dir="auto"
            rows={3}
            maxLength={MAX_RETURN_NOTE_LENGTH}
            className="control"
          />
        )}
      </FieldFrame>
      <p id={problemId} role="alert" className="font-medium text-offer empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isBusy} onMouseDown={keepFocus}>
          {returns.send}
        </Button>
        <Button variant="plain" onClick={onClose}>
          {returns.keep}
        </Button>
      </div>
    </form>
  );
}

/** Selects all pieces if only one line can be returned; otherwise none. */
function preselect({ lines }: ShownOrder): Pieces {
  const [only, ...others] = lines.filter(({ returnableCount }) => returnableCount > 0);
  return only && others.length === 0 ? { [only.id]: only.returnableCount } : {};
}

/** Focuses the form's heading, because the form replaces the button that had the focus. */
const focus = (heading: HTMLElement | null) => heading?.focus();

interface KindRadiosProps {
  value: OrderReturn['kind'];
  onChange: (kind: OrderReturn['kind']) => void;
}

function KindRadios({ value, onChange }: KindRadiosProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{returns.kindLabel}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {RETURN_KINDS.map((kind) => (
          <label
            key={kind}
            className="flex cursor-pointer items-center gap-3 rounded-small border border-edge bg-surface p-3.5 transition-colors has-checked:border-brand has-checked:bg-brand-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name="kind"
              value={kind}
              checked={kind === value}
              onChange={() => onChange(kind)}
              className="size-4.5 shrink-0 accent-brand outline-none"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{returns.kinds[kind].name}</span>
              <span className="block text-sm text-ink-soft">{returns.kinds[kind].note}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
