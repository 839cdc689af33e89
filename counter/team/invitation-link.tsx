import { Button, Group, Stack, Text } from '@mantine/core';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { CopyField } from '#counter/ui/copy-field.tsx';

export interface Invited {
  email: string;
  link: string;
}

/** The link of a new invitation, to copy or send. */
export function InvitationLink({ email, link, onDone }: Invited & { onDone: () => void }) {
  const { team } = useTexts();
  const message = encodeURIComponent(team.message(link));
  const subject = encodeURIComponent(team.messageSubject);
  return (
    <Stack>
      <Text c="dimmed">{team.linkText(email)}</Text>
      <CopyField label={team.link} value={link} />
      <Group grow gap="xs">
        <Button
          variant="default"
          component="a"
          href={`https://wa.me/?text=${message}`}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<MessageCircle size={16} aria-hidden />}
        >
          {team.whatsApp}
        </Button>
        <Button
          variant="default"
          component="a"
          href={`mailto:${encodeURIComponent(email)}?subject=${subject}&body=${message}`}
          leftSection={<Mail size={16} aria-hidden />}
        >
          {team.mail}
        </Button>
      </Group>
      <Button onClick={onDone}>{team.done}</Button>
    </Stack>
  );
}
