/** Geometry of the picture viewer. Points are in pixels from the middle of the stage. */

export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
/** The scale of the picture, and the offset of its middle from that of the stage. */
export interface View extends Point {
  scale: number;
}

export const UNZOOMED_VIEW: View = { scale: 1, x: 0, y: 0 };
/** The scale after a double tap or a click. */
export const ZOOMED_SCALE = 2.5;
const MAX_SCALE = 5;

/** The size of an unzoomed picture in the stage. */
export function fitInto({ width, height }: Size, stage: Size): Size {
  const factor = Math.min(stage.width / (width || 1), stage.height / (height || 1));
  return { width: width * factor, height: height * factor };
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, -max), max) || 0;

/** Moves a picture larger than the stage so that it leaves no gap; centres a smaller one. */
export function clampView({ scale, x, y }: View, whole: Size, stage: Size): View {
  return {
    scale,
    x: clamp(x, Math.max(0, (whole.width * scale - stage.width) / 2)),
    y: clamp(y, Math.max(0, (whole.height * scale - stage.height) / 2)),
  };
}

/** Scales a view about a point that stays in place. */
export function scaleAbout(view: View, wanted: number, about: Point): View {
  const scale = Math.min(Math.max(wanted, UNZOOMED_VIEW.scale), MAX_SCALE);
  const factor = scale / view.scale;
  return { scale, x: about.x - (about.x - view.x) * factor, y: about.y - (about.y - view.y) * factor };
}

export const isOnPicture = ({ x, y }: Point, view: View, whole: Size): boolean =>
  Math.abs(x - view.x) <= (whole.width * view.scale) / 2 &&
  Math.abs(y - view.y) <= (whole.height * view.scale) / 2;

const SWIPE_PX = 60;
const FLICK_PX_PER_MS = 0.4;

/** The meaning of a swipe over an unzoomed picture: 1 for the next picture, -1 for the previous one. */
export function readSwipe({ x, y }: Point, ms: number, isRtl: boolean): 1 | -1 | 'close' | undefined {
  const isDeliberate = (px: number) => px > SWIPE_PX || (px > SWIPE_PX / 3 && px / ms > FLICK_PX_PER_MS);
  if (Math.abs(x) > Math.abs(y)) {
    if (!isDeliberate(Math.abs(x))) return undefined;
    return x < 0 === isRtl ? -1 : 1;
  }
  return isDeliberate(y) ? 'close' : undefined;
}
