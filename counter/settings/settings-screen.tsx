import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { SettingGroup } from '#contract/settings/groups.ts';
import { settingsQuery } from '#counter/data/settings-query.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { Loaded } from '#counter/ui/loaded.tsx';
import { Page } from '#counter/ui/page.tsx';
import { UnsavedGuard } from '#counter/ui/unsaved-guard.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { GroupSection } from './group-section.tsx';
import { EmailPreview, InvoicePreview } from './previews.tsx';

/** Edits shop details and delivery days. Changes take effect when saved. */
export function SettingsScreen() {
  const { settings } = useTexts();
  const isReadOnly = !useMe().permissions.includes('settings.change');
  const query = useQuery(settingsQuery);
  const [unsaved, setUnsaved] = useState<Partial<Record<string, boolean>>>({});
  const onDirty = useCallback(
    (section: string, isDirty: boolean) => setUnsaved((known) => ({ ...known, [section]: isDirty })),
    [],
  );
  const section = { isReadOnly, onDirty };
  return (
    <Page
      title={settings.title}
      description={isReadOnly ? settings.readOnly : settings.subtitle}
      width="narrow"
    >
      <UnsavedGuard isUnsaved={Object.values(unsaved).some(Boolean)} />
      <Loaded query={query} lines={12}>
        {({ data }) => {
          const group = (name: SettingGroup) => ({ group: name, state: data[name], ...section });
          const shop = {
            name: data.name.values,
            contact: data.contact.values,
            company: data.company.values,
            delivery: data.delivery.values,
            cash: data.cash.values,
            emails: data.emails.values,
          };
          return (
            <>
              <GroupSection {...group('name')} />
              <GroupSection {...group('contact')} />
              <GroupSection
                {...group('company')}
                preview={(typed) => <InvoicePreview shop={shop} company={typed as never} />}
              />
              <DeliverySection {...section} />
              <GroupSection {...group('delivery')} />
              <GroupSection {...group('cash')} />
              <GroupSection
                {...group('emails')}
                preview={(typed) => <EmailPreview shop={shop} emails={typed as never} />}
              />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
