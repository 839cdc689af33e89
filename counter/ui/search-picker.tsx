import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { type ReactNode, type Ref, useState } from 'react';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useErrorTexts } from './describe-error.ts';
import styles from './search-picker.module.css';

const DELAY_MS = 200;
const MIN_LENGTH = 2;

interface SearchPickerProps<Item> {
  label: string;
  placeholder: string;
  /** A hook that returns the matches. Must not fetch for an empty text. */
  useFound: (text: string) => UseQueryResult<Item[]>;
  idOf: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  /** Shown if there are no matches. */
  nothing: string;
  /** An extra option below the matches, offered even if there are none. */
  other?: { label: string; onPick: (typed: string) => void };
  error?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  onPick: (item: Item) => void;
}

const OTHER_VALUE = 'other';

/** A field that searches during typing. Arrow keys and Enter select a match. */
export function SearchPicker<Item>(props: SearchPickerProps<Item>) {
  const { label, placeholder, useFound, idOf, renderItem, nothing, other, error, inputRef, onPick } = props;
  const { describeFailure } = useErrorTexts();
  const { common } = useTexts();
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), DELAY_MS);
  const query = useFound(settled.length >= MIN_LENGTH ? settled : '');
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() });
  const isLongEnough = typed.trim().length >= MIN_LENGTH;
  const items = isLongEnough ? (query.data ?? []) : [];
  const isWaiting = isLongEnough && (query.isFetching || settled !== typed.trim());

  function submit(value: string): void {
    const item = items.find((each) => idOf(each) === value);
    if (value === OTHER_VALUE) other?.onPick(typed.trim());
    else if (item) onPick(item);
    setTyped('');
    box.closeDropdown();
  }
  return (
    <Combobox store={box} onOptionSubmit={submit} floatingHeight="viewport" shadow="lg" radius="md">
      <Combobox.Target>
        <TextInput
          ref={inputRef}
          label={label}
          placeholder={placeholder}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          error={error}
          leftSection={<Search size={16} aria-hidden />}
          rightSection={isWaiting && <Loader size={14} aria-label={common.loading} />}
          onFocus={() => isLongEnough && box.openDropdown()}
          onBlur={() => box.closeDropdown()}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            box.openDropdown();
            box.selectFirstOption();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isLongEnough}>
        <Combobox.Options className={styles.options ?? ''} aria-label={label}>
          {items.map((item) => (
            <Combobox.Option key={idOf(item)} value={idOf(item)}>
              {renderItem(item)}
            </Combobox.Option>
          ))}
          {items.length === 0 && !isWaiting && (
            <Combobox.Empty>{query.isError ? describeFailure(query.error) : nothing}</Combobox.Empty>
          )}
          {other && <Combobox.Option value={OTHER_VALUE}>{other.label}</Combobox.Option>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
