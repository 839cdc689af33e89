import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import type { Product } from '#contract/catalogue/answers.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useFoundProducts, useProductQuery } from '#counter/new-order/use-preview.ts';
import { SearchPicker } from '#counter/ui/search-picker.tsx';
import styles from './reviews.module.css';

interface ProductFilterProps {
  /** The id of a product, or empty. */
  product: string;
  onChange: (product: string) => void;
}

/** Chooses the product whose reviews or questions are listed. */
export function ProductFilter({ product, onChange }: ProductFilterProps) {
  const { reviews } = useTexts();
  const productQuery = useProductQuery();
  const { data } = useQuery({ ...productQuery(product), enabled: product !== '' });
  const input = useRef<HTMLInputElement>(null);
  if (product)
    return (
      <div className={styles.filter}>
        <Button
          variant="light"
          rightSection={<X size={15} aria-hidden />}
          aria-label={reviews.allProducts}
          title={reviews.allProducts}
          onClick={() => onChange('')}
        >
          <bdi className={styles.filterName}>{data?.title ?? reviews.oneProduct}</bdi>
        </Button>
      </div>
    );
  return (
    <div className={styles.filter}>
      <SearchPicker<Product>
        label={reviews.product}
        placeholder={reviews.productHint}
        useFound={useFoundProducts}
        idOf={({ _id }) => _id}
        nothing={reviews.noProduct}
        inputRef={input}
        onPick={({ _id }) => onChange(_id)}
        renderItem={({ title, imageCover }) => (
          <span className={styles.found}>
            <img src={imageCover} width={36} height={36} alt="" loading="lazy" />
            <Text component="bdi" fz="sm">
              {title}
            </Text>
          </span>
        )}
      />
    </div>
  );
}
