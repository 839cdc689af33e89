import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Rolldown } from 'vite';
import routes from './app/routes.ts';
import { type PlannedModule, planChunks } from './scripts/plan-chunks.ts';

const language = process.env.STOREFRONT_LANGUAGE === 'ar' ? 'ar' : 'en';

/** What the plan is about; React and the router are a chunk of their own, in which every page needs everything. */
const PLANNED = /[\\/](?:app|contract|catalog|lucide-react)[\\/]/;
const ROUTE = /[\\/]app[\\/]((?:root|routes[\\/][\w-]+)\.tsx)/;
/** More than there will be: groups have to be listed before the plan is known. */
const MOST_CHUNKS = 30;

const pages = routes.flatMap(({ file, children = [] }) =>
  children.length > 0 ? children.map((child) => child.file) : [file],
);

/** The pages that load a route's module. A layout, like the root, counts as everybody's: measured, a chunk of its own
 *  costs the pages below it 1 kB. */
const pagesOf = (file: string) => (pages.includes(file) ? [file] : pages);

interface Graph {
  getModuleInfo: (id: string) => { importers: string[]; code: string | null } | null;
}

function findPages(id: string, graph: Graph, seen: Set<string> = new Set()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const file = ROUTE.exec(id)?.[1]?.replace('\\', '/');
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return [...(file ? pagesOf(file) : []), ...importers.flatMap((by) => findPages(by, graph, seen))];
}

/** The bundler's groups, in the order it asks them: the first only hears of every module that is left after tree
 *  shaking, and the others are the chunks that are then planned. */
function groupByPlan(): Rolldown.CodeSplittingGroup[] {
  const modules: PlannedModule[] = [];
  let plan: ReadonlyMap<string, number> | undefined;
  const collect = (id: string, graph: Graph) => {
    const size = graph.getModuleInfo(id)?.code?.length ?? 0;
    modules.push({ id, pages: new Set(findPages(id, graph)), size });
    return null;
  };
  const chunks = Array.from({ length: MOST_CHUNKS }, (_, at) => ({
    name: (id: string) => {
      plan ??= planChunks(modules);
      return plan.get(id) === at ? `shared-${at}` : null;
    },
    debugName: `shared-${at}`,
    test: PLANNED,
    // What most pages load comes first, or a chunk of few would take it along as its dependency.
    priority: MOST_CHUNKS - at,
  }));
  return [{ name: collect, debugName: 'plan', test: PLANNED }, ...chunks];
}

export default defineConfig({
  resolve: {
    alias: [{ find: /^#messages\//, replacement: `${import.meta.dirname}/app/i18n/${language}/` }],
  },
  plugins: [tailwindcss(), reactRouter()],
  build: {
    rolldownOptions: {
      onwarn(warning, warn) {
        // A message that a language lacks.
        if (warning.code === 'IMPORT_IS_UNDEFINED') throw new Error(warning.message);
        warn(warning);
      },
    },
  },
  environments: {
    // The server names pictures as the browser does, or hydration finds another address.
    ssr: { build: { assetsInlineLimit: 0 } },
    client: {
      build: {
        // A picture inside a script is paid for by visitors who never see it.
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // One chunk instead of many: measured, it compresses 3 kB better.
                {
                  name: 'vendor',
                  test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
                  priority: MOST_CHUNKS + 1,
                },
                ...groupByPlan(),
              ],
            },
          },
        },
      },
    },
  },
});
