import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { StaffReview } from '#contract/reviews/staff-calls.ts';
import { useLanguage } from '#counter/i18n/language-provider.tsx';
import { Age } from '#counter/ui/age.tsx';
import { ProductPicture } from '#counter/ui/product-picture.tsx';
import styles from './reviews.module.css';

interface ItemHeadProps {
  product: StaffReview['product'];
  person: ReactNode;
  /** When it was written; left out if that is shown at the end of the line. */
  at?: string | undefined;
  /** Shown at the end of the line. */
  children?: ReactNode;
}

/** What a review or question is about, who wrote it and when. The product links to all that was written about it. */
export function ItemHead({ product, person, at, children }: ItemHeadProps) {
  const { language } = useLanguage();
  return (
    <header className={styles.head}>
      <ProductPicture cover={product.cover} size={44} />
      <div className={styles.about}>
        <Link to={`?product=${product.id}`} className={styles.product}>
          <bdi>{language === 'ar' ? product.titleAr : product.titleEn}</bdi>
        </Link>
        <span className={styles.facts}>
          {person}
          {at && (
            <>
              {' · '}
              <Age at={at} />
            </>
          )}
        </span>
      </div>
      {children}
    </header>
  );
}

/** The shop's answer, with who wrote it and when. */
export function AnswerBlock({ title, text }: { title: ReactNode; text: string }) {
  return (
    <div className={styles.answer}>
      <p className={styles.facts}>{title}</p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </div>
  );
}
