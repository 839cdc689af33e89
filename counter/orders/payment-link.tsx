import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import LinkIcon from 'lucide-react/icons/link';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useState } from 'react';
import { formatEgp } from '#contract/money.ts';
import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import { writePaymentLink } from '#contract/orders/staff-changes.ts';
import { hasPermission } from '#contract/staff/permissions.ts';
import { writeWhatsAppLink } from '#counter/addresses/write-address.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { CopyField } from '#counter/ui/copy-field.tsx';
import { useReportFailure } from '#counter/ui/describe-error.ts';

/** The message to the customer, in the customer's language. */
const MESSAGE_WRITERS: Record<
  WholeOrder['language'],
  (number: string, amount: string, link: string) => string
> = {
  en: (number, amount, link) => `Please pay ${amount} for your order ${number} here: ${link}`,
  ar: (number, amount, link) => `يمكنك دفع ${amount} لطلبك رقم ${number} من هنا: ${link}`,
};
const CURRENCIES = { en: 'EGP', ar: 'ج.م' } as const;

const writeMessage = ({ language, orderNumber, duePiastres }: WholeOrder, link: string) =>
  MESSAGE_WRITERS[language](orderNumber, formatEgp(duePiastres, { currency: CURRENCIES[language] }), link);

/** A button that creates a link with which the customer pays the amount due. Renders nothing if nothing is due, or if the person may not change orders. */
export function PaymentLink({ order }: { order: WholeOrder }) {
  const { order: texts, common } = useTexts();
  const { writeMoney } = useFormats();
  const { role } = useMe();
  const [isOpen, setIsOpen] = useState(false);
  const reportFailure = useReportFailure();
  const { orderNumber, duePiastres, email, phone } = order;
  const send = (isEmailed: boolean) =>
    callStaff(writePaymentLink, { order: orderNumber, body: { isEmailed } });
  const made = useMutation({ mutationFn: () => send(false), onError: reportFailure });
  const emailed = useMutation({
    mutationFn: () => send(true),
    onSuccess: () => notifications.show({ message: texts.linkEmailed(email ?? '') }),
    onError: reportFailure,
  });
  if (duePiastres === 0 || !hasPermission(role, 'orders.change')) return null;
  const link = made.data?.data.link;
  const message = link && encodeURIComponent(writeMessage(order, link));
  return (
    <>
      <Button
        variant="default"
        leftSection={<LinkIcon size={16} aria-hidden />}
        loading={made.isPending}
        onClick={() => made.mutate(undefined, { onSuccess: () => setIsOpen(true) })}
      >
        {texts.paymentLink}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title={texts.paymentLinkOf(orderNumber)}
        closeButtonProps={{ 'aria-label': common.close }}
      >
        <Stack>
          <Text>{texts.linkAsksFor(writeMoney(duePiastres))}</Text>
          {order.status === 'expired' && <Alert color="yellow">{texts.linkIsLate}</Alert>}
          <CopyField label={texts.paymentLink} value={link ?? ''} />
          <Group gap="xs">
            <Button
              component="a"
              href={`${writeWhatsAppLink(phone)}?text=${message}`}
              target="_blank"
              rel="noopener noreferrer"
              variant="default"
              leftSection={<MessageCircle size={16} aria-hidden />}
            >
              {texts.whatsApp}
            </Button>
            {email && (
              <Button
                variant="default"
                leftSection={<Mail size={16} aria-hidden />}
                loading={emailed.isPending}
                onClick={() => emailed.mutate()}
              >
                {texts.sendByEmail}
              </Button>
            )}
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
