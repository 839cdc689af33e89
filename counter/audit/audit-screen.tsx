import { writeQuery } from '#contract/client/client.ts';
import { exportAudit } from '#contract/staff/audit-calls.ts';
import { STAFF_API } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { Page } from '#counter/ui/page.tsx';
import { SaveFileButton } from '#counter/ui/save-file-button.tsx';
import { AuditList } from './audit-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { useAuditFilters } from './use-audit-filters.ts';

export function AuditScreen() {
  const { audit } = useTexts();
  const filtering = useAuditFilters();
  return (
    <Page
      title={audit.title}
      description={audit.subtitle}
      actions={
        <SaveFileButton
          address={STAFF_API + exportAudit.path + writeQuery(filtering.filters)}
          label={audit.export}
        />
      }
    >
      <FilterBar {...filtering} />
      <AuditList {...filtering} />
    </Page>
  );
}
