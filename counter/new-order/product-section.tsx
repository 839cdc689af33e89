import { ActionIcon, Group, Text, TextInput } from '@mantine/core';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Product } from '#contract/catalogue/answers.ts';
import { toLatinDigits } from '#contract/rules.ts';
import type { OrderPreview } from '#contract/staff-orders/answers.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { Amount } from '#counter/ui/amount.tsx';
import { SearchPicker } from '#counter/ui/search-picker.tsx';
import { Section } from '#counter/ui/section.tsx';
import type { DraftLine } from './draft.ts';
import styles from './new-order.module.css';
import { addProduct, findPricePiastres, listOptions, setPieces, switchProduct } from './product-line.ts';
import type { NewOrderForm } from './use-new-order.ts';
import { useFoundProducts } from './use-preview.ts';
import { VariantMenu } from './variant-menu.tsx';

/** Searches for products to order, and lists the ordered ones with their quantities. */
export function ProductSection({ form, preview }: { form: NewOrderForm; preview: OrderPreview | undefined }) {
  const { newOrder } = useTexts();
  const { lines } = form.values;

  function setLines(next: DraftLine[]): void {
    form.setValues({ lines: next, overrides: [] });
    form.clearFieldError('lines');
  }
  return (
    <Section title={newOrder.products}>
      <SearchPicker<Product>
        label={newOrder.findProduct}
        placeholder={newOrder.findProductHint}
        useFound={useFoundProducts}
        idOf={({ _id }) => _id}
        nothing={newOrder.noProduct}
        error={form.errors.lines}
        onPick={(product) => setLines(addProduct(lines, product))}
        renderItem={(product) => <FoundProduct product={product} />}
      />
      {lines.length === 0 ? (
        <Text fz="sm" c="dimmed" mt="md">
          {newOrder.noLines}
        </Text>
      ) : (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <LineRow
              key={line.productId}
              line={line}
              current={preview?.lines.find(({ productId }) => productId === line.productId)}
              onPieces={(pieces) => setLines(setPieces(lines, line.productId, pieces))}
              onSwitch={(product) => setLines(switchProduct(form.getValues().lines, line.productId, product))}
              onRemove={() => setLines(lines.filter(({ productId }) => productId !== line.productId))}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

function FoundProduct({ product }: { product: Product }) {
  const { newOrder } = useTexts();
  const { writeCount } = useFormats();
  const { quantity = 0 } = product;
  return (
    <div className={styles.found}>
      <img src={product.imageCover} width={40} height={40} alt="" loading="lazy" />
      <div>
        <Text fz="sm" fw={500} lineClamp={2} dir="auto">
          {product.title}
        </Text>
        <Text fz="xs" c={quantity > 0 ? 'dimmed' : 'red'}>
          {[listOptions(product), newOrder.inStock(quantity, writeCount(quantity))]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <Amount piastres={findPricePiastres(product)} />
    </div>
  );
}

interface LineRowProps {
  line: DraftLine;
  /** Its present price and stock; undefined until they are loaded. */
  current: OrderPreview['lines'][number] | undefined;
  onPieces: (pieces: number) => void;
  onSwitch: (product: Product) => void;
  onRemove: () => void;
}

function LineRow({ line, current, onPieces, onSwitch, onRemove }: LineRowProps) {
  const { newOrder } = useTexts();
  const { writeCount, writeMoney } = useFormats();
  const { title, pieces } = line;
  const price = current?.pricePiastres ?? line.pricePiastres;
  const isShort = current !== undefined && current.stock < pieces;
  return (
    <li>
      <img src={line.picture} width={48} height={48} alt="" loading="lazy" />
      <div className={styles.lineText}>
        <Text fz="sm" fw={500} lineClamp={2} dir="auto">
          {title}
        </Text>
        <Group gap="xs" mt={2}>
          {line.options && <VariantMenu line={line} onSwitch={onSwitch} />}
          <Text fz="xs" c="dimmed">
            {writeMoney(price)}
          </Text>
        </Group>
        {isShort && (
          <Text fz="xs" c="red" role="alert">
            {current.stock > 0
              ? newOrder.short(writeCount(current.stock))
              : newOrder.inStock(0, writeCount(0))}
          </Text>
        )}
      </div>
      <div className={styles.stepper}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={newOrder.fewer(title)}
          disabled={pieces <= 1}
          onClick={() => onPieces(pieces - 1)}
        >
          <Minus size={16} aria-hidden />
        </ActionIcon>
        <TextInput
          aria-label={newOrder.pieces(title)}
          inputMode="numeric"
          dir="ltr"
          value={String(pieces)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            const count = Number(toLatinDigits(event.currentTarget.value).replace(/\D/g, ''));
            onPieces(count);
          }}
        />
        <ActionIcon
          variant="default"
          size={36}
          aria-label={newOrder.more(title)}
          onClick={() => onPieces(pieces + 1)}
        >
          <Plus size={16} aria-hidden />
        </ActionIcon>
      </div>
      <div className={styles.linePrice}>
        <Amount piastres={price * pieces} />
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={newOrder.remove(title)}
        onClick={onRemove}
      >
        <Trash2 size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}
