import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import Search from 'lucide-react/icons/search';
import { type RefObject, useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import styles from './toolbar.module.css';

const DELAY_MS = 250;

interface SearchFieldProps {
  value: string;
  onSearch: (search: string) => void;
  fieldRef: RefObject<HTMLInputElement | null>;
}

/** Searches while one types; the words are in the address. */
export function SearchField({ value, onSearch, fieldRef }: SearchFieldProps) {
  const { orders } = useTexts();
  const [typed, setTyped] = useState(value);
  const { state } = useNavigation();
  const search = useDebouncedCallback((text: string) => {
    // A late search must not undo a navigation that has begun.
    if (state === 'idle') onSearch(text);
  }, DELAY_MS);
  // The address changed by a link or by Back.
  useEffect(() => setTyped((current) => (current.trim() === value ? current : value)), [value]);
  function type(text: string) {
    setTyped(text);
    search(text.trim());
  }
  return (
    <TextInput
      ref={fieldRef}
      type="search"
      role="searchbox"
      className={styles.search ?? ''}
      aria-label={orders.search}
      placeholder={orders.searchPlaceholder}
      value={typed}
      autoComplete="off"
      spellCheck={false}
      leftSection={<Search size={16} aria-hidden />}
      rightSection={
        typed && (
          <CloseButton
            size="sm"
            aria-label={orders.clearSearch}
            onClick={() => {
              type('');
              fieldRef.current?.focus();
            }}
          />
        )
      }
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
