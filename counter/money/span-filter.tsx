import { Button, Popover, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { useNow } from '#counter/ui/age.tsx';
import styles from './money.module.css';
import { choosePreset, findPreset, type Preset, type Span } from './spans.ts';

interface SpanFilterProps {
  span: Span;
  presets: readonly Preset[];
  onChange: (span: Span) => void;
}

/** Shows the chosen days. Opens presets, and fields for any other days. */
export function SpanFilter({ span, presets, onChange }: SpanFilterProps) {
  const { money } = useTexts();
  const now = useNow();
  const [isOpen, { toggle, close }] = useDisclosure();
  const chosen = findPreset(span, presets, now);
  const text = useSpanText(span);
  return (
    <Popover
      opened={isOpen}
      onChange={close}
      width={320}
      position="bottom-start"
      shadow="lg"
      radius="md"
      trapFocus
    >
      <Popover.Target>
        <Button
          variant="default"
          fw={400}
          leftSection={<CalendarDays size={16} aria-hidden />}
          aria-label={`${money.days}: ${chosen ? money.presets[chosen] : text}`}
          onClick={toggle}
        >
          {chosen ? money.presets[chosen] : text}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={styles.presets}>
          {presets.map((preset) => (
            <Button
              key={preset}
              size="xs"
              variant={preset === chosen ? 'light' : 'default'}
              aria-pressed={preset === chosen}
              onClick={() => {
                onChange(choosePreset(preset, now));
                close();
              }}
            >
              {money.presets[preset]}
            </Button>
          ))}
        </div>
        <SpanFields span={span} onChange={onChange} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Describes the days in words. */
function useSpanText({ from, until }: Span): string {
  const { money } = useTexts();
  const { writeShortDay } = useFormats();
  if (from && until) return `${writeShortDay(from)} – ${writeShortDay(until)}`;
  if (from) return `${money.from} ${writeShortDay(from)}`;
  return until ? `${money.until} ${writeShortDay(until)}` : money.presets.all;
}

function SpanFields({ span: { from, until }, onChange }: Omit<SpanFilterProps, 'presets'>) {
  const { money } = useTexts();
  return (
    <div className={styles.days}>
      <TextInput
        type="date"
        label={money.from}
        value={from}
        max={until || undefined}
        onChange={(event) => onChange({ from: event.currentTarget.value, until })}
      />
      <TextInput
        type="date"
        label={money.until}
        value={until}
        min={from || undefined}
        onChange={(event) => onChange({ from, until: event.currentTarget.value })}
      />
    </div>
  );
}
