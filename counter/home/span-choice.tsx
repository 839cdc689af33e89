import { SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useNow } from '#counter/ui/age.tsx';
import { findCairoDay, SPANS, type SpanDays } from '#counter/ui/cairo-day.ts';
import styles from './home.module.css';
import { findSpanMistake, type Span } from './sales-span.ts';

const OTHER = 'other';

interface SpanChoiceProps {
  span: Span & { days: SpanDays | undefined };
  onChange: (chosen: SpanDays | Span) => void;
}

/** Chooses a number of days until today, or other days. */
export function SpanChoice({ span: { days, from, until }, onChange }: SpanChoiceProps) {
  const { home } = useTexts();
  return (
    <SegmentedControl
      size="xs"
      aria-label={home.span}
      value={days ? String(days) : OTHER}
      onChange={(value) => onChange(value === OTHER ? { from, until } : (Number(value) as SpanDays))}
      data={[
        ...SPANS.map((known) => ({ value: String(known), label: home.spans[known] })),
        { value: OTHER, label: home.otherDays },
      ]}
    />
  );
}

interface SpanFieldsProps {
  span: Span;
  onChange: (span: Span) => void;
}

/** The first and last day. Mistakes are explained, and stay out of the address. */
export function SpanFields({ span, onChange }: SpanFieldsProps) {
  const { home } = useTexts();
  const today = findCairoDay(useNow());
  const [mistaken, setMistaken] = useState<Span>();
  const shown = mistaken ?? span;
  const mistake = mistaken && findSpanMistake(mistaken);
  function change(next: Span): void {
    const isMistaken = findSpanMistake(next) !== undefined;
    setMistaken(isMistaken ? next : undefined);
    if (!isMistaken) onChange(next);
  }
  const field = (name: keyof Span) => ({
    type: 'date',
    max: today,
    label: home[name],
    value: shown[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      change({ ...shown, [name]: currentTarget.value }),
  });
  return (
    <div className={styles.span}>
      <TextInput {...field('from')} />
      <TextInput {...field('until')} error={mistake && home.spanMistakes[mistake]} />
    </div>
  );
}
