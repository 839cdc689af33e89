import JsBarcode from 'jsbarcode';

/** The quiet zone on both sides, in modules. */
export const QUIET_MODULES = 10;

/** Encodes a text in Code 128. The result lists the modules from left to right; 1 is dark. */
export function encodeCode128(text: string): string {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, text, { format: 'CODE128' });
  return (drawn.encodings ?? []).map(({ data }) => data).join('');
}

/** Converts modules to an SVG path, one unit wide per module and one unit high. */
export const drawBars = (modules: string): string =>
  [...modules.matchAll(/1+/g)]
    .map(({ index, 0: bar }) => `M${index} 0h${bar.length}v1h-${bar.length}z`)
    .join('');
