import { useTexts } from '#counter/i18n/language-provider.tsx';
import { drawBars, encodeCode128, QUIET_MODULES } from './code128.ts';
import styles from './paper-lines.module.css';

/** Module widths of exactly two and three dots on a label printer with 203 dots per inch. */
const MODULE_MM = { small: 0.25, large: 0.375 };
const HEIGHT_MM = { small: 6, large: 11 };

/** A Code 128 barcode. Barcode scanners type its text. */
export function Barcode({ text, size }: { text: string; size: 'small' | 'large' }) {
  const { print } = useTexts();
  const modules = encodeCode128(text);
  const width = modules.length + 2 * QUIET_MODULES;
  return (
    <svg
      role="img"
      className={styles.barcode}
      aria-label={print.barcode(text)}
      viewBox={`${-QUIET_MODULES} 0 ${width} 1`}
      preserveAspectRatio="none"
      width={`${width * MODULE_MM[size]}mm`}
      height={`${HEIGHT_MM[size]}mm`}
      shapeRendering="crispEdges"
    >
      <path d={drawBars(modules)} />
    </svg>
  );
}
