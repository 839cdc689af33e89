import { Button, Loader, Menu, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Product } from '#contract/catalogue/answers.ts';
import { queryClient } from '#counter/data/query-client.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { Amount } from '#counter/ui/amount.tsx';
import { useErrorTexts, useReportFailure } from '#counter/ui/describe-error.ts';
import type { DraftLine } from './draft.ts';
import { findPricePiastres, listVariants } from './product-line.ts';
import { useProductQuery } from './use-preview.ts';

interface VariantMenuProps {
  line: DraftLine;
  onSwitch: (product: Product) => void;
}

/** Shows a line's size and colour; its menu offers the other sizes and colours. */
export function VariantMenu({ line, onSwitch }: VariantMenuProps) {
  const { newOrder, common } = useTexts();
  const { writeCount } = useFormats();
  const { describeFailure } = useErrorTexts();
  const reportFailure = useReportFailure();
  const [isOpen, { toggle }] = useDisclosure();
  const productQuery = useProductQuery();
  const query = useQuery({ ...productQuery(line.productId), enabled: isOpen });
  const choice = useMutation({
    mutationFn: (id: string) => queryClient.fetchQuery(productQuery(id)),
    onSuccess: onSwitch,
    onError: reportFailure,
  });
  return (
    <Menu opened={isOpen} onChange={toggle} position="bottom-start" shadow="lg" radius="md" width={260}>
      <Menu.Target>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={newOrder.switchVariant(line.title, line.options)}
          loading={choice.isPending}
          rightSection={<ChevronDown size={14} aria-hidden />}
        >
          {line.options}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="20rem" style={{ overflowY: 'auto' }}>
        {query.isPending && (
          <Menu.Item disabled leftSection={<Loader size={14} aria-hidden />}>
            {common.loading}
          </Menu.Item>
        )}
        {query.isError && <Menu.Label>{describeFailure(query.error)}</Menu.Label>}
        {listVariants(query.data?.family).map(({ name, sibling }) => {
          const isChosen = sibling._id === line.productId;
          const { quantity } = sibling;
          return (
            <Menu.Item
              key={sibling._id}
              aria-current={isChosen || undefined}
              leftSection={<Check size={14} aria-hidden style={{ opacity: isChosen ? 1 : 0 }} />}
              rightSection={<Amount piastres={findPricePiastres({ ...sibling, ratingsAverage: 0 })} />}
              onClick={() => !isChosen && choice.mutate(sibling._id)}
            >
              {name}
              <Text fz="xs" c={quantity > 0 ? 'dimmed' : 'red'}>
                {newOrder.inStock(quantity, writeCount(quantity))}
              </Text>
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
