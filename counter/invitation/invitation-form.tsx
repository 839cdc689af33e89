import { Button, Input, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { LANGUAGES, type Language } from '#contract/constants.ts';
import { updateStaffMe } from '#contract/staff/me-calls.ts';
import { newMemberForm } from '#contract/staff/requests.ts';
import { acceptInvitation } from '#contract/staff/sign-in-calls.ts';
import { queryClient } from '#counter/data/query-client.ts';
import { askStaff } from '#counter/data/staff-client.ts';
import { useLanguage, useTexts } from '#counter/i18n/language-provider.tsx';
import { rememberMe } from '#counter/session/me.ts';
import { NewPasswordField } from '#counter/session/new-password-field.tsx';
import { usePreferences } from '#counter/session/use-preferences.ts';
import { Problem } from '#counter/ui/message.tsx';
import { useCallForm } from '#counter/ui/use-call-form.ts';

interface InvitationFormProps {
  token: string;
  invitation: { email: string | null };
}

/** Creates the invited person's account with a name, password and language. */
export function InvitationForm({ token, invitation }: InvitationFormProps) {
  const { account, invitation: texts, session, shell } = useTexts();
  const { language, chooseLanguage } = useLanguage();
  const { theme } = usePreferences();
  const navigate = useNavigate();
  const isNamed = invitation.email !== null;
  const { form, problem, submit } = useCallForm({
    initialValues: { name: '', email: isNamed ? undefined : '', password: '', language },
    schema: newMemberForm,
    async send(body) {
      const { data } = await askStaff(acceptInvitation, { body: { token, ...body } });
      // Saves the theme chosen on this screen. The account exists already, so a failure here must not stop the sign-in.
      const themed =
        theme === 'system'
          ? undefined
          : await askStaff(updateStaffMe, { body: { theme } }).catch(() => undefined);
      // The cache may hold data of a person who was signed in here before.
      queryClient.clear();
      rememberMe(themed?.data ?? data);
      await navigate('/', { replace: true });
    },
  });
  function speak(wanted: Language): void {
    form.setFieldValue('language', wanted);
    void chooseLanguage(wanted);
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={session.email}
          type="email"
          dir="ltr"
          autoComplete="username"
          {...(isNamed
            ? { value: invitation.email ?? '', readOnly: true, variant: 'filled' }
            : form.getInputProps('email'))}
        />
        <TextInput
          label={account.name}
          description={texts.nameHint}
          autoComplete="name"
          {...form.getInputProps('name')}
        />
        <NewPasswordField label={session.password} {...form.getInputProps('password')} />
        <Input.Wrapper label={shell.language} labelElement="div">
          <SegmentedControl
            fullWidth
            aria-label={shell.language}
            value={language}
            onChange={speak}
            data={LANGUAGES.map((value) => ({ value, label: shell.languages[value] }))}
          />
        </Input.Wrapper>
        <Problem>{problem}</Problem>
        <Button type="submit" loading={form.submitting}>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
