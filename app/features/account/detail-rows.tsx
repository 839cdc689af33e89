import { EmailField, PhoneField } from '#app/features/forms/fields.tsx';
import { useShopForm } from '#app/features/forms/use-shop-form.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { TEXT_LINK } from '#app/ui/class-names.ts';
import { Field } from '#app/ui/field.tsx';
import { updateMe } from '#contract/account/me.ts';
import type { Profile } from '#contract/account/profile.ts';
import * as account from '#messages/account.ts';
import * as forms from '#messages/forms.ts';
import { emailForm, nameForm, phoneForm } from './account-forms.ts';
import { InlineForm } from './inline-form.tsx';
import { renameShopper } from './rename-shopper.ts';
import { sayAccountProblem } from './say-problem.ts';
import { EditableRow } from './setting-row.tsx';
import { useAction } from './use-action.ts';

interface DetailProps {
  profile: Profile;
  onChange: (profile: Profile) => void;
}

interface FormProps extends DetailProps {
  close: (isSaved: boolean) => void;
}

export function NameRow(props: DetailProps) {
  return (
    <EditableRow label={forms.fields.name} value={<bdi>{props.profile.name}</bdi>}>
      {(close) => <NameForm {...props} close={close} />}
    </EditableRow>
  );
}

function NameForm({ profile, onChange, close }: FormProps) {
  const form = useShopForm({
    schema: nameForm,
    defaultValues: profile,
    say: sayAccountProblem,
    send: async ({ name }) => {
      const { user } = await shopClient(updateMe, { body: { name } });
      onChange({ ...profile, name: user.name });
      renameShopper(user.name);
      close(true);
    },
  });
  return (
    <InlineForm form={form} onCancel={() => close(false)}>
      <Field {...form.bind('name')} label={forms.fields.name} autoComplete="name" dir="auto" />
    </InlineForm>
  );
}

export function PhoneRow(props: DetailProps) {
  return (
    <EditableRow label={forms.fields.phone} value={<bdi className="figures">{props.profile.phone}</bdi>}>
      {(close) => <PhoneForm {...props} close={close} />}
    </EditableRow>
  );
}

function PhoneForm({ profile, onChange, close }: FormProps) {
  const form = useShopForm({
    schema: phoneForm,
    defaultValues: profile,
    say: sayAccountProblem,
    send: async ({ phone }) => {
      await shopClient(updateMe, { body: { phone } });
      onChange({ ...profile, phone });
      close(true);
    },
  });
  return (
    <InlineForm form={form} onCancel={() => close(false)}>
      <PhoneField {...form.bind('phone')} />
    </InlineForm>
  );
}

/** A new address counts once the link that was sent to it was opened; until then it can be withdrawn. */
export function EmailRow(props: DetailProps) {
  const { email, newEmail } = props.profile;
  return (
    <EditableRow
      label={forms.fields.email}
      value={<bdi>{email}</bdi>}
      note={(close) => newEmail && <LinkSent {...props} newEmail={newEmail} close={close} />}
    >
      {(close) => <EmailForm {...props} close={close} />}
    </EditableRow>
  );
}

function LinkSent({ profile, onChange, newEmail, close }: FormProps & { newEmail: string }) {
  const { newEmail: _, ...before } = profile;
  const { isBusy, run } = useAction(async () => {
    await shopClient(updateMe, { body: { email: profile.email } });
    onChange(before);
    close(true);
  }, account.keepEmailFailed);
  return (
    <div className="mt-2 rounded-small bg-brand-wash px-4 pt-3 pb-1.5 text-sm">
      <p>{account.linkSent(newEmail)}</p>
      <button type="button" aria-busy={isBusy} onClick={isBusy ? undefined : run} className={TEXT_LINK}>
        {account.keepEmail}
      </button>
    </div>
  );
}

function EmailForm({ profile, onChange, close }: FormProps) {
  const form = useShopForm({
    schema: emailForm,
    say: sayAccountProblem,
    send: async ({ email: typed }) => {
      const { user } = await shopClient(updateMe, { body: { email: typed } });
      const { newEmail: _, ...before } = profile;
      const email = typed.toLowerCase();
      // One's own address again withdraws a new one.
      onChange(email === user.email ? before : { ...before, newEmail: email });
      close(false);
    },
  });
  return (
    <InlineForm form={form} label={account.sendLink} onCancel={() => close(false)}>
      <EmailField {...form.bind('email')} label={account.newEmail} hint={account.newEmailNote} />
    </InlineForm>
  );
}
