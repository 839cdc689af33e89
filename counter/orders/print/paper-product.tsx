import { Barcode } from './barcode.tsx';
import styles from './paper-lines.module.css';
import type { PaperLanguage } from './use-papers.ts';

interface PaperProductProps {
  product: { productId: string; titleEn: string; titleAr: string };
  paper: PaperLanguage;
}

/** A product's title, and a barcode of its id that the pack dialog can scan. They are side by side if there is room. */
export const PaperProduct = ({ product, paper: { language } }: PaperProductProps) => (
  <div className={styles.product}>
    <bdi className={styles.title}>{language === 'ar' ? product.titleAr : product.titleEn}</bdi>
    <Barcode text={product.productId} size="small" />
  </div>
);
