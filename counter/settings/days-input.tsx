import { NumberInput } from '@mantine/core';

interface DaysInputProps {
  label: string;
  value: number | string;
  isReadOnly?: boolean;
  isWrong?: boolean;
  onChange: (value: number | string) => void;
}

/** A number of delivery days. */
export const DaysInput = ({
  label,
  value,
  isReadOnly = false,
  isWrong = false,
  onChange,
}: DaysInputProps) => (
  <NumberInput
    aria-label={label}
    dir="ltr"
    size="sm"
    value={value}
    readOnly={isReadOnly}
    variant={isReadOnly ? 'filled' : 'default'}
    error={isWrong}
    hideControls
    allowNegative={false}
    allowDecimal={false}
    inputMode="numeric"
    onChange={onChange}
  />
);
