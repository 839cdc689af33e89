/** The first match wins: most User-Agent headers also contain names of other browsers. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:(?:Headless)?Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const findName = (names: [RegExp, string][], text: string) => names.find(([sign]) => sign.test(text))?.[1];

/** Names the browser and the operating system of a User-Agent header. Undefined if it recognises neither. */
export function describeDevice(userAgent: string): string | undefined {
  const names = [findName(BROWSERS, userAgent), findName(SYSTEMS, userAgent)].filter(
    (name) => name !== undefined,
  );
  return names.length > 0 ? names.join(' · ') : undefined;
}
