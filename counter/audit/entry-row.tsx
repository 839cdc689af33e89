import { Badge, Collapse, Text, UnstyledButton } from '@mantine/core';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import type { AuditEntry } from '#contract/staff/audit-calls.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import styles from './audit.module.css';
import type { AuditFilters } from './audit-filters.ts';
import { nameThing } from './describe-thing.ts';
import { EntryDetails } from './entry-details.tsx';

interface EntryRowProps {
  entry: AuditEntry;
  onFilter: (filters: AuditFilters) => void;
}

/** One audit entry, which expands to its details. */
export function EntryRow({ entry, onFilter }: EntryRowProps) {
  const texts = useTexts();
  const { audit } = texts;
  const { writeTime } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { at, who, via, action, thing } = entry;
  const name = nameThing(thing, texts);
  const actions: Partial<Record<string, string>> = audit.actions;
  // If people change their own account, the object of the action is the person already named.
  const isOwn = thing.id !== null && thing.id === who.id;
  return (
    <li>
      <UnstyledButton
        className={styles.entry}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Text component="time" dateTime={at} fz="xs" c="dimmed" className={styles.time}>
          {writeTime(at)}
        </Text>
        <span className={styles.act}>
          <Text component="span" fw={500}>
            {actions[action] ?? action}
          </Text>
          {!isOwn && name && (
            <Text component="span">
              <bdi>{name}</bdi>
            </Text>
          )}
          <Text component="span" c="dimmed">
            {who.id === null ? audit.command : audit.by(who.name)}
          </Text>
          {via === 'key' && (
            <Badge variant="light" color="gray">
              {audit.via.key}
            </Badge>
          )}
        </span>
        <ChevronDown size={16} className={styles.chevron} aria-hidden />
      </UnstyledButton>
      <Collapse expanded={isOpen} id={id}>
        <EntryDetails entry={entry} onFilter={onFilter} />
      </Collapse>
    </li>
  );
}
