/** A page's number, or the place of those left out. */
export type PageStep = number | 'gap';

/** The first and the last page, the present one and its neighbours, with gaps between; no gap hides a single page. */
export function listPages(current: number, last: number): PageStep[] {
  const shown = new Set([1, current - 1, current, current + 1, last]);
  const steps: PageStep[] = [];
  for (let page = 1; page <= last; page++) {
    const hidesOne = shown.has(page - 1) && shown.has(page + 1);
    if (shown.has(page) || hidesOne) steps.push(page);
    else if (steps.at(-1) !== 'gap') steps.push('gap');
  }
  return steps;
}
