import { Button, Group, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { AuditEntry } from '#contract/staff/audit-calls.ts';
import { joinFacts } from '#counter/i18n/formats.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { describeDevice } from '#counter/ui/describe-device.ts';
import styles from './audit.module.css';
import type { AuditFilters } from './audit-filters.ts';
import { findThingPath } from './describe-thing.ts';
import { useValueTexts } from './use-value-texts.ts';

interface EntryDetailsProps {
  entry: AuditEntry;
  onFilter: (filters: AuditFilters) => void;
}

/** Shows which fields an audited action changed, and the IP address and device it came from. */
export function EntryDetails({ entry, onFilter }: EntryDetailsProps) {
  const { account, audit } = useTexts();
  const { who, thing, before, after, address, userAgent } = entry;
  const path = findThingPath(thing);
  const device = userAgent ? (describeDevice(userAgent) ?? account.unknownDevice) : undefined;
  const source = joinFacts([
    address && `${audit.address}: ${address}`,
    device && `${audit.device}: ${device}`,
  ]);
  return (
    <div className={styles.details}>
      <Changes before={before ?? {}} after={after ?? {}} />
      {source && (
        <Text fz="xs" c="dimmed">
          {source}
        </Text>
      )}
      <Group gap="xs">
        {path && (
          <Button component={Link} to={path} variant="default" size="compact-sm">
            {audit.open}
          </Button>
        )}
        {thing.id !== null && (
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => onFilter({ kind: thing.kind, thing: thing.id ?? undefined })}
          >
            {audit.onlyThing}
          </Button>
        )}
        <Button variant="default" size="compact-sm" onClick={() => onFilter({ who: who.id ?? 'command' })}>
          {audit.onlyPerson}
        </Button>
      </Group>
    </div>
  );
}

type Fields = NonNullable<AuditEntry['before']>;

function Changes({ before, after }: { before: Fields; after: Fields }) {
  const { audit } = useTexts();
  const { writeField, writeValue } = useValueTexts();
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (names.length === 0)
    return (
      <Text fz="sm" c="dimmed">
        {audit.noChange}
      </Text>
    );
  return (
    <Table fz="sm" className={styles.changes ?? ''}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{audit.field}</Table.Th>
          <Table.Th scope="col">{audit.before}</Table.Th>
          <Table.Th scope="col">{audit.after}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {names.map((name) => (
          <Table.Tr key={name}>
            <Table.Th scope="row">{writeField(name)}</Table.Th>
            {[before, after].map((side, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the two columns never change their order
              <Table.Td key={index}>
                <bdi>{writeValue(name, side[name])}</bdi>
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
