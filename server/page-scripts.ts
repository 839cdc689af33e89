import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import type { PageScripts, ScriptModule } from '#app/features/loading/page-scripts.server.tsx';

/** A file that only passes on what another one has. */
const PASSES_ON = /^export\{([^}]*)\}from"\.\/([^"]+)";\s*$/;
/** A file that only calls what another one has. */
const CALLS = /^import\{([\w$]+) as ([\w$]+)\}from"\.\/([^"]+)";\2\(\);\s*$/;
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g;
const FOLDER = '/assets/';

/** How pages of a build load their scripts: each file once, what others need first, and nothing that only passes on. */
export function planPageScripts(
  { assets }: ServerBuild,
  folder: string,
): (routeIds: string[]) => PageScripts {
  const read = (url: string) => readFileSync(join(folder, url), 'utf8');
  const imports = new Map<string, string[]>();
  function importsOf(url: string): string[] {
    let found = imports.get(url);
    if (!found) {
      found = [...read(url).matchAll(STATIC_IMPORT)].map(([, name]) => FOLDER + name);
      imports.set(url, found);
    }
    return found;
  }
  function collect(url: string, into: Set<string>): void {
    if (into.has(url)) return;
    for (const next of importsOf(url)) collect(next, into);
    into.add(url);
  }

  function toModule(url: string): ScriptModule {
    const [, list, name] = PASSES_ON.exec(read(url)) ?? [];
    if (!list || !name) return { url };
    const names = Object.fromEntries(
      list.split(',').map((pair) => {
        const [from = '', to = from] = pair.split(' as ');
        return [to, from];
      }),
    );
    return { url: FOLDER + name, names };
  }
  function toEntry(url: string): ScriptModule {
    const [, from, , name] = CALLS.exec(read(url)) ?? [];
    return from && name ? { url: FOLDER + name, names: { start: from } } : { url };
  }

  const entry = toEntry(assets.entry.module);
  const plans = new Map<string, PageScripts>();
  return (routeIds) => {
    const key = routeIds.join();
    const known = plans.get(key);
    if (known) return known;
    const routes = Object.fromEntries(
      routeIds.flatMap((id) => {
        const route = assets.routes[id];
        return route ? [[id, toModule(route.module)]] : [];
      }),
    );
    const last = routeIds.at(-1) ?? '';
    const own = assets.routes[last]?.module;
    const passedBy = own === routes[last]?.url ? undefined : own;
    const files = new Set([assets.url]);
    for (const { url } of Object.values(routes)) collect(url, files);
    for (const url of entry.names ? [entry.url] : importsOf(entry.url)) collect(url, files);
    const plan = { files: [...files], routes, entry, passedBy };
    plans.set(key, plan);
    return plan;
  };
}
