import { ActionIcon, Group, Text, TextInput } from '@mantine/core';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import type { Product } from '#contract/catalogue/answers.ts';
import { toLatinDigits } from '#contract/rules.ts';
import { joinFacts } from '#counter/i18n/formats.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { Amount } from '#counter/ui/amount.tsx';
import { SearchPicker } from '#counter/ui/search-picker.tsx';
import type { DraftLine } from './draft.ts';
import styles from './new-order.module.css';
import {
  addProduct,
  type CurrentLine,
  findPricePiastres,
  listOptions,
  setPieces,
  switchProduct,
} from './product-line.ts';
import { useFoundProducts } from './use-preview.ts';
import { VariantMenu } from './variant-menu.tsx';

interface ProductLinesProps {
  lines: DraftLine[];
  /** Current prices and stock; undefined until they are loaded. */
  current: readonly CurrentLine[] | undefined;
  error?: ReactNode;
  /** Receives an updater function, because a switch of size is asynchronous and must not undo later changes. */
  onChange: (change: (lines: DraftLine[]) => DraftLine[]) => void;
}

/** Searches for products to order, and lists the ordered ones with their quantities. */
export function ProductLines({ lines, current, error, onChange }: ProductLinesProps) {
  const { newOrder } = useTexts();
  return (
    <>
      <SearchPicker<Product>
        label={newOrder.findProduct}
        placeholder={newOrder.findProductHint}
        useFound={useFoundProducts}
        idOf={({ _id }) => _id}
        nothing={newOrder.noProduct}
        error={error}
        onPick={(product) => onChange((all) => addProduct(all, product))}
        renderItem={(product) => <FoundProduct product={product} />}
      />
      {lines.length === 0 ? (
        <Text fz="sm" c="dimmed" mt="md">
          {newOrder.noLines}
        </Text>
      ) : (
        <ul className={styles.lines}>
          {lines.map((line) => {
            const { productId } = line;
            return (
              <LineRow
                key={productId}
                line={line}
                current={current?.find((each) => each.productId === productId)}
                onPieces={(pieces) => onChange((all) => setPieces(all, productId, pieces))}
                onSwitch={(product) => onChange((all) => switchProduct(all, productId, product))}
                onRemove={() => onChange((all) => all.filter((each) => each.productId !== productId))}
              />
            );
          })}
        </ul>
      )}
    </>
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
          {joinFacts([listOptions(product), newOrder.inStock(quantity, writeCount(quantity))])}
        </Text>
      </div>
      <Amount piastres={findPricePiastres(product)} />
    </div>
  );
}

interface LineRowProps {
  line: DraftLine;
  /** Its current price and stock; undefined until they are loaded. */
  current: CurrentLine | undefined;
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
