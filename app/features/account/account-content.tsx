import offline from '#app/illustrations/offline.svg';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as account from '#messages/account.ts';
import * as common from '#messages/common.ts';
import { AccountFrame, AccountSection, AccountSkeleton } from './account-frame.tsx';
import { AddressList } from './address-list.tsx';
import { DeleteAccountRow } from './delete-row.tsx';
import { NameRow, PhoneRow } from './detail-rows.tsx';
import { EmailRow } from './email-row.tsx';
import { PasswordRow } from './password-row.tsx';
import { DownloadDataRow, SignOutEverywhereRow } from './privacy-rows.tsx';
import { BOXED_ROWS } from './setting-row.tsx';
import { useAccount } from './use-account.ts';

/** The account screen of a signed-in shopper. Visitors who are not signed in do not load this module. */
export function AccountContent() {
  const { account: loaded, problem, tryAgain, setProfile, setAddresses } = useAccount();
  if (problem) {
    return (
      <EmptyState picture={offline} title={account.notShown} text={problem.text} isAlert headingLevel={2}>
        <Button onClick={tryAgain} className="mt-6">
          {common.tryAgain}
        </Button>
      </EmptyState>
    );
  }
  if (!loaded) return <AccountSkeleton />;
  const { profile, addresses } = loaded;
  const detail = { profile, onChange: setProfile };
  return (
    <AccountFrame>
      <AccountSection title={account.details}>
        <div className={BOXED_ROWS}>
          <NameRow {...detail} />
          <PhoneRow {...detail} />
          <EmailRow {...detail} />
          <PasswordRow email={profile.email} />
        </div>
      </AccountSection>
      <AccountSection title={account.addresses} note={account.addressesNote}>
        <AddressList addresses={addresses} onChange={setAddresses} />
      </AccountSection>
      <AccountSection title={account.privacy}>
        <div className={BOXED_ROWS}>
          <SignOutEverywhereRow />
          <DownloadDataRow />
          <DeleteAccountRow email={profile.email} />
        </div>
      </AccountSection>
    </AccountFrame>
  );
}
