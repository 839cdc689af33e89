import { PhoneField } from '#app/features/forms/fields.tsx';
import { useShopForm } from '#app/features/forms/use-shop-form.ts';
import { NAME_KEY } from '#app/features/session/create-session.ts';
import { NAME_MARK_LENGTH, readToken } from '#app/features/session/session.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { Field } from '#app/ui/field.tsx';
import { updateMe } from '#contract/account/me.ts';
import type { Profile } from '#contract/account/profile.ts';
import * as forms from '#messages/forms.ts';
import { nameForm, phoneForm } from './account-forms.ts';
import { formatAccountProblem } from './account-problems.ts';
import { InlineForm } from './inline-form.tsx';
import { EditableRow } from './setting-row.tsx';

export interface DetailProps {
  profile: Profile;
  onChange: (profile: Profile) => void;
}

export interface FormProps extends DetailProps {
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
    describeProblem: formatAccountProblem,
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
    describeProblem: formatAccountProblem,
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

/** Shows a changed name in all tabs. The token still contains the former name. */
function renameShopper(name: string): void {
  try {
    localStorage.setItem(NAME_KEY, `${readToken()?.slice(-NAME_MARK_LENGTH)} ${name}`);
    // Browsers dispatch this event in other tabs only.
    dispatchEvent(new Event('storage'));
  } catch {
    // Without storage the menu shows the earlier name until the next sign-in.
  }
}
