import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { SecretField } from '#app/features/forms/fields.tsx';
import { useShopForm } from '#app/features/forms/use-shop-form.ts';
import { endSession } from '#app/features/session/session.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { deleteMe } from '#contract/account/me.ts';
import * as account from '#messages/account.ts';
import { deleteForm } from './account-forms.ts';
import { formatAccountProblem } from './account-problems.ts';
import { InlineForm } from './inline-form.tsx';
import { ActionRow } from './privacy-rows.tsx';

/** Deletes the account after asking for the password. */
export function DeleteAccountRow({ email }: { email: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <ActionRow title={account.deleteAccount} note={account.deleteNote}>
        <Button
          ref={button}
          variant="quiet"
          aria-label={account.deleteAccount}
          onClick={() => setOpen(true)}
          className="bg-offer-wash! text-offer-strong! not-disabled:hover:bg-offer/15!"
        >
          {account.deleteAction}
        </Button>
      </ActionRow>
    );
  }
  return (
    <div className="px-4 py-4 sm:px-6 sm:pb-6">
      <h3 className="mb-1 font-medium">{account.deleteTitle}</h3>
      <DeleteFields
        email={email}
        onCancel={() => {
          flushSync(() => setOpen(false));
          button.current?.focus();
        }}
      />
    </div>
  );
}

function DeleteFields({ email, onCancel }: { email: string; onCancel: () => void }) {
  const navigate = useNavigate();
  const form = useShopForm({
    schema: deleteForm,
    describeProblem: formatAccountProblem,
    send: async (body) => {
      await shopClient(deleteMe, { body });
      endSession('logout');
      await navigate(paths.home);
      showToast({ kind: 'success', text: account.deleted });
    },
  });
  return (
    <InlineForm form={form} label={account.deleteConfirm} variant="danger" onCancel={onCancel}>
      <p className="text-pretty text-ink-soft">{account.deleteWarning}</p>
      {/* Tells password managers which account the password belongs to. */}
      <input hidden readOnly type="email" name="email" autoComplete="username" value={email} />
      <SecretField
        {...form.bind('password')}
        label={account.deletePassword}
        autoComplete="current-password"
      />
    </InlineForm>
  );
}
