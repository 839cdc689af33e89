/** Draws response times against catalogue sizes, on logarithmic scales. */

export interface Series {
  name: string;
  /** Milliseconds at each size. */
  values: number[];
}

const WIDTH = 860;
const HEIGHT = 460;
const PLOT = { left: 60, top: 30, right: 560, bottom: 410 };
const COLOURS = [
  '#0f766e',
  '#b45309',
  '#1d4ed8',
  '#be123c',
  '#7c3aed',
  '#4d7c0f',
  '#0891b2',
  '#9d174d',
  '#525252',
  '#c2410c',
  '#047857',
  '#4338ca',
];

const formatCount = (count: number) => (count >= 1e6 ? `${count / 1e6} million` : count.toLocaleString('en'));

export function drawCosts(sizes: number[], series: Series[]): string {
  const logs = sizes.map(Math.log10);
  const [firstLog = 0, lastLog = 1] = [Math.min(...logs), Math.max(...logs)];
  const top = Math.max(10, ...series.flatMap(({ values }) => values));
  const decades = Array.from({ length: Math.ceil(Math.log10(top)) + 1 }, (_, at) => 10 ** at);
  const x = (size: number) =>
    PLOT.left + ((Math.log10(size) - firstLog) / (lastLog - firstLog || 1)) * (PLOT.right - PLOT.left);
  const y = (ms: number) =>
    PLOT.bottom - (Math.log10(Math.max(ms, 1)) / Math.log10(decades.at(-1) ?? 10)) * (PLOT.bottom - PLOT.top);
  const round = (value: number) => value.toFixed(1);
  // Labels are placed at the ends of the lines without overlapping.
  const ends = series
    .map(({ name, values }, at) => ({ name, at, end: y(values.at(-1) ?? 1) }))
    .sort((a, b) => a.end - b.end);
  let last = Number.NEGATIVE_INFINITY;
  const labels = ends.map((label) => {
    last = Math.max(label.end, last + 17);
    return { ...label, place: last };
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="13">`,
    `<title>Response times in shops of ${sizes.map(formatCount).join(', ')} products</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...decades.map(
      (ms) =>
        `<path d="M${PLOT.left} ${round(y(ms))}H${PLOT.right}" stroke="#e5e5e5"/><text x="${PLOT.left - 8}" y="${round(y(ms) + 4)}" text-anchor="end" fill="#525252">${ms} ms</text>`,
    ),
    ...sizes.map(
      (size) =>
        `<path d="M${round(x(size))} ${PLOT.top}V${PLOT.bottom}" stroke="#e5e5e5"/><text x="${round(x(size))}" y="${PLOT.bottom + 22}" text-anchor="middle" fill="#525252">${formatCount(size)}</text>`,
    ),
    `<text x="${(PLOT.left + PLOT.right) / 2}" y="${HEIGHT - 6}" text-anchor="middle" fill="#171717">products in the catalogue</text>`,
    ...series.map(({ values }, at) => {
      const points = values.map((ms, index) => `${round(x(sizes[index] ?? 1))},${round(y(ms))}`).join(' ');
      return `<polyline points="${points}" fill="none" stroke="${COLOURS[at % COLOURS.length]}" stroke-width="2"/>`;
    }),
    ...labels.map(
      ({ name, at, place, end }) =>
        `<path d="M${PLOT.right} ${round(end)}L${PLOT.right + 14} ${round(place)}" stroke="${COLOURS[at % COLOURS.length]}" fill="none"/><text x="${PLOT.right + 18}" y="${round(place + 4)}" fill="${COLOURS[at % COLOURS.length]}">${name}: ${round(series[at]?.values.at(-1) ?? 0)} ms</text>`,
    ),
    '</svg>\n',
  ].join('\n');
}
