import { Button, Group, Pill, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import styles from './audit.module.css';
import type { useAuditFilters } from './use-audit-filters.ts';
import { useActionOptions, usePersonOptions } from './use-filter-options.ts';

const DELAY_MS = 300;

/** Filters the audit log by text, person, action and days. */
export function FilterBar({ filters, setFilters, clear }: ReturnType<typeof useAuditFilters>) {
  const { audit } = useTexts();
  const people = usePersonOptions();
  const actions = useActionOptions();
  return (
    <search className={styles.filters}>
      <TextFilter value={filters.text ?? ''} onSearch={(text) => setFilters({ text }, { isTyping: true })} />
      <Select
        aria-label={audit.who}
        placeholder={audit.anybody}
        data={people}
        value={filters.who ?? null}
        onChange={(who) => setFilters({ who: who ?? undefined })}
        clearable
        searchable
      />
      <Select
        aria-label={audit.action}
        placeholder={audit.anyAction}
        data={actions}
        value={filters.action ?? null}
        onChange={(action) => setFilters({ action: action ?? undefined })}
        clearable
        searchable
      />
      {(['from', 'until'] as const).map((name) => (
        <TextInput
          key={name}
          type="date"
          className={styles.days ?? ''}
          aria-label={audit[name]}
          leftSection={audit[name]}
          leftSectionWidth="3.5rem"
          leftSectionProps={{ className: styles.dayLabel }}
          value={filters[name] ?? ''}
          onChange={(event) => setFilters({ [name]: event.currentTarget.value })}
        />
      ))}
      {Object.keys(filters).length > 0 && (
        <Group gap="xs" className={styles.chosen}>
          {filters.thing && (
            <Pill
              withRemoveButton
              size="md"
              removeButtonProps={{ 'aria-label': audit.aboutRemove, 'aria-hidden': false, tabIndex: 0 }}
              onRemove={() => setFilters({ kind: undefined, thing: undefined })}
            >
              {audit.about(audit.kinds[filters.kind ?? ''] ?? filters.kind ?? '')}
            </Pill>
          )}
          <Button variant="subtle" color="gray" size="compact-sm" onClick={clear}>
            {audit.clear}
          </Button>
        </Group>
      )}
    </search>
  );
}

/** Searches while the person types. */
function TextFilter({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const { audit } = useTexts();
  const [typed, setTyped] = useState(value);
  const search = useDebouncedCallback(onSearch, DELAY_MS);
  // A link or the Back button may change the filter in the URL.
  useEffect(() => setTyped((current) => (current.trim() === value ? current : value)), [value]);
  return (
    <TextInput
      type="search"
      className={styles.text ?? ''}
      aria-label={audit.search}
      placeholder={audit.search}
      leftSection={<Search size={16} aria-hidden />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        search(event.currentTarget.value.trim());
      }}
    />
  );
}
