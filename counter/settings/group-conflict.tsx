import { nameGovernorate } from '#contract/governorates.ts';
import type { SettingGroup } from '#contract/settings/groups.ts';
import { useFormats, useLanguage, useTexts } from '#counter/i18n/language-provider.tsx';
import { ConflictDialog } from '#counter/ui/conflict-dialog.tsx';
import { useReportFailure } from '#counter/ui/describe-error.ts';
import { FIELDS, readPrices, type SettingValues, toTyped } from './setting-fields.ts';
import type { GroupState, useGroup } from './use-group.ts';

interface GroupConflictProps {
  group: SettingGroup;
  base: GroupState;
  conflict: ReturnType<typeof useGroup>['conflict'];
  save: ReturnType<typeof useGroup>['save'];
  onTakeTheirs: (state: GroupState) => void;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Shows both versions of a group that two people changed. The person chooses one for each field that they changed. */
export function GroupConflict({ group, base, conflict, save, onTakeTheirs }: GroupConflictProps) {
  const { settings } = useTexts();
  const { language } = useLanguage();
  const { writeCount, writeMoney } = useFormats();
  const reportFailure = useReportFailure();
  if (!conflict.subject) return null;
  const { mine, theirs } = conflict.subject;
  const changed = FIELDS[group].filter(
    ({ name }) => !isSame(mine[name], base.values[name]) && !isSame(mine[name], theirs.values[name]),
  );
  return (
    <ConflictDialog
      opened={conflict.isOpen}
      fields={changed.map((field) => {
        const write = (values: SettingValues) => {
          const typed = toTyped(field, values[field.name]);
          if (typed === '') return settings.nothing;
          if (field.kind === 'prices')
            return Object.entries(readPrices(String(typed)))
              .map(([code, piastres]) => `${nameGovernorate(code, language)}: ${writeMoney(piastres)}`)
              .join(' · ');
          return typeof typed === 'number' ? writeCount(typed) : typed;
        };
        const label = settings.fields[field.name];
        return { name: field.name, label, mine: write(mine), theirs: write(theirs.values) };
      })}
      onSave={(chosen) => {
        conflict.close();
        const own = changed.filter(({ name }) => chosen[name] === 'mine');
        const values = {
          ...theirs.values,
          ...Object.fromEntries(own.map(({ name }) => [name, mine[name] ?? null])),
        };
        if (own.length === 0) onTakeTheirs(theirs);
        else void save(theirs.version, values).catch(reportFailure);
      }}
      onClose={() => {
        conflict.close();
        onTakeTheirs(theirs);
      }}
    />
  );
}
