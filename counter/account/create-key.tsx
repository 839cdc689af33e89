import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { createKey } from '#contract/staff/key-calls.ts';
import { KEY_PERMISSIONS, type KeyPermission } from '#contract/staff/permissions.ts';
import { createKeyRequest } from '#contract/staff/requests.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { CopyField } from '#counter/ui/copy-field.tsx';
import { Problem } from '#counter/ui/message.tsx';
import { SecretDialog } from '#counter/ui/secret-dialog.tsx';
import { useCallForm } from '#counter/ui/use-call-form.ts';

interface CreateKeyProps {
  opened: boolean;
  onCreated: () => unknown;
  onClose: () => void;
}

/** Asks for the name and permissions of a new API key, then shows its secret. The secret is shown only once. */
export function CreateKey({ opened, onCreated, onClose }: CreateKeyProps) {
  const { keys } = useTexts();
  return (
    <SecretDialog<string>
      opened={opened}
      onClose={onClose}
      title={keys.create}
      form={(showSecret) => (
        <KeyForm
          onCancel={onClose}
          onCreated={(secret) => {
            showSecret(secret);
            onCreated();
          }}
        />
      )}
      secretTitle={keys.createdTitle}
    >
      {(secret) => (
        <Stack>
          <Text c="dimmed">{keys.createdText}</Text>
          <CopyField label={keys.secret} value={secret} />
          <Button onClick={onClose}>{keys.done}</Button>
        </Stack>
      )}
    </SecretDialog>
  );
}

interface KeyFormProps {
  onCreated: (secret: string) => void;
  onCancel: () => void;
}

function KeyForm({ onCreated, onCancel }: KeyFormProps) {
  const { keys, session, staff } = useTexts();
  const { permissions } = useMe();
  const { form, problem, submit } = useCallForm({
    initialValues: { name: '', permissions: [] as KeyPermission[] },
    schema: createKeyRequest,
    async send(body) {
      onCreated((await callStaff(createKey, { body })).data.secret);
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={keys.name}
          description={keys.nameHint}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Checkbox.Group
          label={keys.permissions}
          description={keys.permissionsHint}
          {...form.getInputProps('permissions')}
        >
          <Stack gap="xs" mt="xs" mb="xs">
            {KEY_PERMISSIONS.filter((permission) => permissions.includes(permission)).map((permission) => (
              <Checkbox key={permission} value={permission} label={staff.permissions[permission]} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Problem>{problem}</Problem>
        <Group justify="flex-end" gap="xs">
          <Button variant="subtle" color="gray" onClick={onCancel}>
            {session.cancel}
          </Button>
          <Button type="submit" loading={form.submitting}>
            {keys.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
