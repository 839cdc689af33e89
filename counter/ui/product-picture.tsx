import { writePictureUrl } from '#contract/catalogue/pictures.ts';
import styles from './product-picture.module.css';

interface ProductPictureProps {
  cover: string;
  size?: number;
  /** Use `eager` for printing: pictures that have not been scrolled into view would be missing. */
  loading?: 'lazy' | 'eager';
}

/** A thumbnail of a product. */
export function ProductPicture({ cover, size = 48, loading = 'lazy' }: ProductPictureProps) {
  return (
    <img
      className={styles.picture}
      src={writePictureUrl('', cover, 160)}
      width={size}
      height={size}
      alt=""
      loading={loading}
    />
  );
}
