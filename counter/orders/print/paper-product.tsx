import { Barcode } from './barcode.tsx';
import styles from './paper-lines.module.css';
import type { PaperLanguage } from './use-papers.ts';

interface PaperProductProps {
  product: { productId: string; titleEn: string; titleAr: string };
  paper: PaperLanguage;
}

/** A product's title, and its id as the pack dialog counts it: side by side where there is room. */
export const PaperProduct = ({ product, paper: { language } }: PaperProductProps) => (
  <div className={styles.product}>
    <bdi className={styles.title}>{language === 'ar' ? product.titleAr : product.titleEn}</bdi>
    <Barcode text={product.productId} size="small" />
  </div>
);
