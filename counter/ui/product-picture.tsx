import { pictureUrl } from '#contract/catalogue/pictures.ts';
import styles from './product-picture.module.css';

interface ProductPictureProps {
  cover: string;
  size?: number;
  /** `eager` on paper, which is printed as it is then. */
  loading?: 'lazy' | 'eager';
}

/** The small picture of a product, beside its name. */
export function ProductPicture({ cover, size = 48, loading = 'lazy' }: ProductPictureProps) {
  return (
    <img
      className={styles.picture}
      src={pictureUrl('', cover, 160)}
      width={size}
      height={size}
      alt=""
      loading={loading}
    />
  );
}
