import { Button, Group } from '@mantine/core';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { writeWhatsAppLink } from './write-address.ts';

/** Links that call a customer, open a chat with them, and show their address on a map if there is one. */
export function ContactLinks({ phone, mapLink }: { phone: string; mapLink?: string }) {
  const { order: texts } = useTexts();
  const links = [
    { href: `tel:${phone}`, icon: Phone, name: texts.call },
    { href: writeWhatsAppLink(phone), icon: MessageCircle, name: texts.whatsApp },
    ...(mapLink ? [{ href: mapLink, icon: MapPin, name: texts.map }] : []),
  ];
  return (
    <Group gap="xs">
      {links.map(({ href, icon: Icon, name }) => (
        <Button
          key={name}
          component="a"
          href={href}
          {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
          variant="default"
          size="xs"
          leftSection={<Icon size={14} aria-hidden />}
        >
          {name}
        </Button>
      ))}
    </Group>
  );
}
