import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import routes from './app/routes.ts';
import { type PlannedModule, planChunks } from './scripts/plan-chunks.ts';

const language = process.env.STOREFRONT_LANGUAGE === 'ar' ? 'ar' : 'en';

/** The modules to plan chunks for. React and the router are a chunk of their own, which every page loads. */
const PLANNED = /[\\/](?:app|contract|catalog|lucide-react)[\\/]/;
const ROUTE = /[\\/]app[\\/]((?:root|entry\.client|routes[\\/][\w-]+)\.tsx)/;
/** It starts the page: nothing that is loaded before may contain it. */
const ENTRY = /[\\/]app[\\/]entry\.client\.tsx/;
/** More than needed: groups are listed before the plan is known. */
const MOST_CHUNKS = 45;

const pages = routes.flatMap(({ file, children = [] }) =>
  children.length > 0 ? children.map((child) => child.file) : [file],
);

/** The pages that load a route's module. All pages for a layout, as for the root: measured, a chunk of its own costs the
 *  pages below it about 1 kB. */
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

function planAtMost(most: number, modules: PlannedModule[]): ReadonlyMap<string, number> {
  const plan = planChunks(modules);
  if (Math.max(...plan.values()) >= most) throw new Error(`the plan has more than ${most} chunks`);
  return plan;
}

/** Rolldown calls groups in this order. The first collects the modules that are left after tree shaking and takes none;
 *  the others are the planned chunks. */
function groupByPlan(): Rolldown.CodeSplittingGroup[] {
  const modules: PlannedModule[] = [];
  let plan: ReadonlyMap<string, number> | undefined;
  const collect = (id: string, graph: Graph) => {
    if (ENTRY.test(id)) return null;
    const size = graph.getModuleInfo(id)?.code?.length ?? 0;
    modules.push({ id, pages: new Set(findPages(id, graph)), size });
    return null;
  };
  const chunks = Array.from({ length: MOST_CHUNKS }, (_, at) => ({
    name: (id: string) => {
      plan ??= planAtMost(MOST_CHUNKS, modules);
      return plan.get(id) === at ? `shared-${at}` : null;
    },
    debugName: `shared-${at}`,
    test: PLANNED,
    // Chunks that most pages load come first, or others would capture their modules as dependencies.
    priority: MOST_CHUNKS - at,
  }));
  return [{ name: collect, debugName: 'plan', test: PLANNED }, ...chunks];
}

/** The router names its components for developer tools, which keeps those in the bundle that no page of ours uses, such as its
 *  forms: measured, 1.5 kB. */
const shakeRouter: Plugin = {
  name: 'shake-router',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/.*\.js$/ },
    handler: (code) =>
      code
        .replace('import React from "react";', 'import * as React from "react";')
        .replaceAll(/^[\w$]+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (React\$1\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
  },
};

const { resolve } = createRequire(import.meta.url);
const REACT = /^(?:react|react\/jsx-runtime|react-dom|react-dom\/client|scheduler)$/;
const REACT_FILE = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/]/;

/** React is CommonJS: a function around all of it, which a browser reads once to find its end, and again, in a long task, to
 *  run it. As modules it is read once, while it arrives, and without what nobody imports: measured, 40 ms on a slow phone
 *  and 2 kB less for every page. */
const unwrapReact: Plugin = {
  name: 'unwrap-react',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: REACT },
    handler(id) {
      const [name = '', part = ''] = id.split('/');
      const file = [name, part].filter(Boolean).join('-');
      return resolve(`${name}/package.json`).replace('package.json', `cjs/${file}.production.js`);
    },
  },
  transform: {
    filter: { id: REACT_FILE },
    handler(code) {
      const names = new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name]) => name));
      const plain = code
        .replace(/^var (?:\s*\w+ = require\("[\w-]+"\)[,;])+/m, (lines) =>
          lines.replaceAll(/(?:var)?\s*(\w+) = require\(("[\w-]+")\)[,;]/g, 'import * as $1 from $2;\n'),
        )
        .replaceAll(/^exports\.(\w+) =/gm, 'var own_$1 =')
        .replaceAll(/\bexports\.(\w+)/g, 'own_$1');
      if (/\b(?:require\(|module\.exports)/.test(plain)) throw new Error('React is written otherwise');
      return `${plain}\nexport { ${[...names].map((name) => `own_${name} as ${name}`).join(', ')} };`;
    },
  },
};

/** Loads a part without what Vite does around it for parts with styles of their own: none of ours have any. Measured, 0.5 kB. */
const loadPlainly: Plugin = {
  name: 'load-plainly',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** Tailwind's initial values for browsers without @property, which are older than those that we build for: measured, 0.4 kB. */
const FOR_OLD_BROWSERS = /@layer properties\{@supports[^{]*\{[^{]*\{[^}]*\}\}\}/;

const dropOldInitialValues: Plugin = {
  name: 'drop-old-initial-values',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      const css = file.source.toString();
      if (!FOR_OLD_BROWSERS.test(css)) throw new Error('Tailwind writes its initial values in another way');
      file.source = css.replace(FOR_OLD_BROWSERS, '');
    }
  },
};

/** The bundler's helper for modules that are loaded as a whole: a file of 100 bytes, which costs pages a request. The few
 *  chunks that need it have it themselves. */
const inlineHelper: Plugin = {
  name: 'inline-helper',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const helper = chunks.find(({ name }) => name === 'rolldown-runtime');
    const [, code, exported] = /^(.*)export\{(\w+)\};?\s*$/s.exec(helper?.code ?? '') ?? [];
    if (!helper || !code) return;
    const file = basename(helper.fileName);
    const imported = new RegExp(`import\\{${exported} as (\\w+)\\}from"\\./${file}";`);
    for (const chunk of chunks) {
      const inline = (_: string, name: string) => `const ${name}=(()=>{${code}return ${exported}})();`;
      chunk.code = chunk.code.replace(imported, inline);
      if (chunk.code.includes(file)) throw new Error(`${chunk.fileName} asks for the helper otherwise`);
    }
    delete bundle[helper.fileName];
  },
};

export default defineConfig({
  resolve: {
    alias: [
      { find: /^#messages\//, replacement: `${import.meta.dirname}/app/i18n/${language}/` },
      // What the icons of lucide-react are made with: every page carries it, and ours does what we need of it.
      { find: '../createLucideIcon.mjs', replacement: `${import.meta.dirname}/app/ui/create-icon.ts` },
      // Parts of the router that the browser does not need: measured, 2 kB. The server, which does not bundle it, has them.
      {
        find: /^(?:\.\.?\/)+(?:lib\/dom\/ssr\/)?(?:instrumentation|fog-of-war|links|server-runtime\/warnings)\.js$/,
        replacement: `${import.meta.dirname}/app/unused-router-parts.ts`,
      },
      {
        find: /^(?:\.|.*\/ssr)\/components\.js$/,
        replacement: `${import.meta.dirname}/app/router-components.ts`,
      },
    ],
  },
  // Bundled on the server too, or it would draw the icons by their own maker.
  ssr: { noExternal: ['lucide-react'] },
  // Prepared ahead for development, it would pass by the alias.
  optimizeDeps: { exclude: ['lucide-react'] },
  plugins: [
    unwrapReact,
    loadPlainly,
    shakeRouter,
    tailwindcss(),
    reactRouter(),
    dropOldInitialValues,
    inlineHelper,
  ],
  build: {
    // The first browsers with light-dark() and @property; the first would be lowered otherwise to what no part of a page can change.
    // Tailwind has lowered the rest already.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5', 'ios17.5'],
    rolldownOptions: {
      onwarn(warning, warn) {
        if (warning.code !== 'IMPORT_IS_UNDEFINED') return warn(warning);
        // React asks its scheduler for what only that of its own tests has. Anything else is a message that this language lacks.
        if (!warning.message.includes('scheduler.production.js')) throw new Error(warning.message);
      },
    },
  },
  environments: {
    // As in the browser, or hydration finds other addresses of pictures.
    ssr: { build: { assetsInlineLimit: 0 } },
    client: {
      build: {
        // An inlined picture would be loaded by visitors who never see it.
        assetsInlineLimit: 0,
        // Nearly all that a chunk needs which is loaded later is there by then, and pages would carry lists of it: measured, 0.5 kB.
        modulePreload: false,
        rolldownOptions: {
          // What nobody reads of React.
          treeshake: { propertyReadSideEffects: false },
          output: {
            codeSplitting: {
              groups: [
                // One chunk instead of many: measured, it compresses 3 kB better.
                {
                  name: 'vendor',
                  test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|app[\\/](?:router-components|unused-router-parts)\.ts/,
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
