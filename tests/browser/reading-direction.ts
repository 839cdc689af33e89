/** What is mirrored where people read from right to left. */
import { language } from './language.ts';

const isRtl = language === 'ar';

/** The arrow keys to what comes next and to what was before. */
export const forwardKey = isRtl ? 'ArrowLeft' : 'ArrowRight';
export const backwardKey = isRtl ? 'ArrowRight' : 'ArrowLeft';

/** How far a box is from the side of the page where lines start. */
export const startOf = (box: { x: number; width: number }, pageWidth: number): number =>
  isRtl ? pageWidth - box.x - box.width : box.x;
