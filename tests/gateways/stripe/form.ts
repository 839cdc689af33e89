/** Parses parameters as the stripe package encodes them: `line_items[0][quantity]=2`. */

export type Params = { [name: string]: string | Params };

/** Parses a form. Fields that are named 0, 1, 2 and so on become a list, as in Stripe's API reference. */
export function readForm(text: string): unknown {
  const params: Params = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop() ?? '';
    let at = params;
    for (const part of path) {
      const next = at[part] ?? {};
      if (typeof next === 'string') throw new Error(`${name} is both a value and a group`);
      at[part] = next;
      at = next;
    }
    at[last] = value;
  }
  return listNumbered(params);
}

function listNumbered(value: string | Params): unknown {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, listNumbered(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name], at) => name === String(at));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
