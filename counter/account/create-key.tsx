import { Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { createKey } from '#contract/staff/key-calls.ts';
import { KEY_PERMISSIONS, type KeyPermission } from '#contract/staff/permissions.ts';
import { createKeyRequest } from '#contract/staff/requests.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { CopyField } from '#counter/ui/copy-field.tsx';
import { Problem } from '#counter/ui/problem.tsx';
import { useCallForm } from '#counter/ui/use-call-form.ts';

interface CreateKeyProps {
  opened: boolean;
  onCreated: () => unknown;
  onClose: () => void;
}

/** Asks for the name and permissions of a new API key, then shows its secret. The secret is shown only once. */
export function CreateKey({ opened, onCreated, onClose }: CreateKeyProps) {
  const { common, keys } = useTexts();
  const [secret, setSecret] = useState<string>();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => setSecret(undefined)}
      // A stray click must not lose the secret.
      closeOnClickOutside={false}
      title={secret ? keys.createdTitle : keys.create}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {secret ? (
        <Stack>
          <Text c="dimmed">{keys.createdText}</Text>
          <CopyField label={keys.secret} value={secret} />
          <Button onClick={onClose}>{keys.done}</Button>
        </Stack>
      ) : (
        <KeyForm
          onCancel={onClose}
          onCreated={(created) => {
            setSecret(created);
            onCreated();
          }}
        />
      )}
    </Modal>
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
