/** What part of a picture is seen in the viewer. Points are counted from the middle of the stage, in pixels. */

export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
/** How large the picture is, and how far its middle is from that of the stage. */
export interface View extends Point {
  scale: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
/** What a double tap and a click lead to. */
export const CLOSE_UP = 2.5;
const MOST_SCALE = 5;

/** How large a picture is shown whole. */
export function fitInto({ width, height }: Size, stage: Size): Size {
  const factor = Math.min(stage.width / (width || 1), stage.height / (height || 1));
  return { width: width * factor, height: height * factor };
}

const limit = (value: number, most: number) => Math.min(Math.max(value, -most), most) || 0;

/** The nearest view that leaves no gap beside a picture that is larger than the stage, and centres a smaller one. */
export function clampView({ scale, x, y }: View, whole: Size, stage: Size): View {
  return {
    scale,
    x: limit(x, Math.max(0, (whole.width * scale - stage.width) / 2)),
    y: limit(y, Math.max(0, (whole.height * scale - stage.height) / 2)),
  };
}

/** Scales about a point, which stays where it is. */
export function scaleAbout(view: View, wanted: number, about: Point): View {
  const scale = Math.min(Math.max(wanted, WHOLE.scale), MOST_SCALE);
  const factor = scale / view.scale;
  return { scale, x: about.x - (about.x - view.x) * factor, y: about.y - (about.y - view.y) * factor };
}

export const isOnPicture = ({ x, y }: Point, view: View, whole: Size): boolean =>
  Math.abs(x - view.x) <= (whole.width * view.scale) / 2 &&
  Math.abs(y - view.y) <= (whole.height * view.scale) / 2;

const SWIPE_PX = 60;
const FLICK_PX_PER_MS = 0.4;

/** What a swipe over a whole picture means: 1 for the next picture, -1 for the one before. */
export function readSwipe({ x, y }: Point, ms: number, isRtl: boolean): 1 | -1 | 'close' | undefined {
  const isMeant = (px: number) => px > SWIPE_PX || (px > SWIPE_PX / 3 && px / ms > FLICK_PX_PER_MS);
  if (Math.abs(x) > Math.abs(y)) {
    if (!isMeant(Math.abs(x))) return undefined;
    return x < 0 === isRtl ? -1 : 1;
  }
  return isMeant(y) ? 'close' : undefined;
}
