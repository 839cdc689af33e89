import { pictureUrl } from '#contract/catalogue/pictures.ts';
import styles from './product-picture.module.css';

/** The small picture of a product, beside its name. */
export function ProductPicture({ cover, size = 48 }: { cover: string; size?: number }) {
  return (
    <img
      className={styles.picture}
      src={pictureUrl('', cover, 160)}
      width={size}
      height={size}
      alt=""
      loading="lazy"
    />
  );
}
