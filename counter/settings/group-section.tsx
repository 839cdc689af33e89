import { Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import type { SettingGroup } from '#contract/settings/groups.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { Problem } from '#counter/ui/message.tsx';
import { Section } from '#counter/ui/section.tsx';
import { GroupConflict } from './group-conflict.tsx';
import { PricesInput } from './prices-input.tsx';
import { FIELDS, fromForm, type SettingValues, toForm } from './setting-fields.ts';
import { SettingInput } from './setting-input.tsx';
import { type GroupState, useGroup } from './use-group.ts';

export interface SectionProps {
  isReadOnly: boolean;
  /** Called when the section gets or loses unsaved changes. */
  onDirty: (section: string, isDirty: boolean) => void;
}

interface GroupSectionProps extends SectionProps {
  group: SettingGroup;
  state: GroupState;
  /** Previews how the typed values will look. */
  preview?: (typed: SettingValues) => ReactNode;
}

/** A form for one group of settings, which are saved together. */
export function GroupSection({ group, state, isReadOnly, onDirty, preview }: GroupSectionProps) {
  const { common, settings } = useTexts();
  const { base, form, problem, submit, save, begin, isDirty, conflict } = useGroup(group, state);
  useEffect(() => onDirty(group, isDirty), [group, isDirty, onDirty]);
  const defaults = toForm(group, base.defaults);
  return (
    <Section title={settings.groups[group]} description={settings.groupHints[group]}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
            {FIELDS[group]
              .filter(({ kind }) => kind !== 'prices')
              .map((field) => (
                <SettingInput key={field.name} {...{ field, form, defaults, isReadOnly }} />
              ))}
          </SimpleGrid>
          {group === 'delivery' && (
            <PricesInput
              value={String(form.values.governoratePiastres ?? '')}
              usual={form.values.pricePiastres ?? ''}
              isReadOnly={isReadOnly}
              error={form.errors.governoratePiastres}
              onChange={(value) => form.setFieldValue('governoratePiastres', value)}
            />
          )}
          {preview?.(fromForm(group, form.values))}
          <Problem>{problem}</Problem>
          {!isReadOnly && (
            <Group gap="xs">
              <Button type="submit" loading={form.submitting} disabled={!isDirty}>
                {common.save}
              </Button>
              {isDirty && (
                <Button variant="subtle" color="gray" onClick={() => form.reset()}>
                  {settings.discard}
                </Button>
              )}
            </Group>
          )}
        </Stack>
      </form>
      <GroupConflict {...{ group, base, conflict, save, onTakeTheirs: begin }} />
    </Section>
  );
}
