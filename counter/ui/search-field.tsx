import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import Search from 'lucide-react/icons/search';
import { type RefObject, useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import styles from './search-field.module.css';

const DELAY_MS = 250;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  clearLabel: string;
  value: string;
  onSearch: (search: string) => void;
  fieldRef: RefObject<HTMLInputElement | null>;
}

/** Searches while the person types. The URL keeps the search text. */
export function SearchField({ value, onSearch, fieldRef, ...texts }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const { state } = useNavigation();
  const search = useDebouncedCallback((text: string) => {
    // A late search must not undo a navigation that has begun.
    if (state === 'idle') onSearch(text);
  }, DELAY_MS);
  // A link or the Back button may change the search in the URL.
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
      aria-label={texts.label}
      placeholder={texts.placeholder}
      value={typed}
      autoComplete="off"
      spellCheck={false}
      leftSection={<Search size={16} aria-hidden />}
      rightSection={
        typed && (
          <CloseButton
            size="sm"
            aria-label={texts.clearLabel}
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
