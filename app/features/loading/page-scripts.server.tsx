import { createContext, use } from 'react';
import { Scripts, UNSAFE_FrameworkContext, useMatches } from 'react-router';
import { FONT_LOADER } from './fonts.server.ts';
import { NonceContext } from './nonce.ts';

/** A module of a page: a file, and the names that it has its exports under, where those are others. */
export interface ScriptModule {
  url: string;
  names?: Record<string, string>;
}

export interface PageScripts {
  /** In the order in which they are run. */
  files: string[];
  /** The modules of routes, by the router's ids. */
  routes: Record<string, ScriptModule>;
  entry: ScriptModule;
  /** The file that passes on the page's own module, if there is one: the router asks for it on the way back here. */
  passedBy: string | undefined;
}

export type PlanScripts = (routeIds: string[]) => PageScripts;

/** Undefined in development. */
export const PlanContext = createContext<PlanScripts | undefined>(undefined);

/** After the page's content is there (its first pictures too), or when somebody touches it, or after this long. */
const LONGEST_WAIT_MS = 3_000;

/** Loads a page's scripts once what they are for is on the screen; fetched together, each is run as a task of its own. A
 *  button that is pressed before they run is busy, and `useEarlyTap` presses it again. The service worker keeps the files
 *  that a page names, so that one is named, too. */
function writeLoader({ files, routes, entry, passedBy }: PageScripts): string {
  const at = (url: string) => `m[${files.indexOf(url)}]`;
  const pick = ({ url, names }: ScriptModule) =>
    names
      ? `{${Object.entries(names)
          .map(([name, from]) => `${name}:${at(url)}.${from}`)
          .join()}}`
      : at(url);
  const modules = Object.entries(routes).map(([id, module]) => `${JSON.stringify(id)}:${pick(module)}`);
  return `${passedBy ? `/*${passedBy}*/` : ''}{let f=${JSON.stringify(files)},m=[],b,w=window,d=document,n=()=>new Promise(r=>setTimeout(r)),go=async()=>{if(b)return;b=1;
for(let h of f){let l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l)}
for(let h of f){await n();m.push(await import(h))}await n();
w.__reactRouterRouteModules={${modules.join()}};${entry.names ? `${at(entry.url)}.${entry.names.start}()` : `import(${JSON.stringify(entry.url)})`};${FONT_LOADER}};
addEventListener("click",e=>{let b=e.target.closest("button[type=button]");if(w.isAlive||!b||b.popoverTargetElement)return;e.preventDefault();b.ariaBusy="true";w.earlyTap=b},true);
let o={once:true,capture:true},a=requestAnimationFrame;addEventListener("load",()=>a(()=>a(()=>setTimeout(go))),o);for(let t of ["pointerdown","keydown"])addEventListener(t,()=>setTimeout(go),o);setTimeout(go,${LONGEST_WAIT_MS})}`;
}

/** The scripts of a page, in place of the router's own: those would be fetched before anything that can be seen. */
export function PageScriptTags() {
  const plan = use(PlanContext);
  const nonce = use(NonceContext);
  const framework = use(UNSAFE_FrameworkContext);
  const matches = useMatches();
  if (!plan || !framework) return <Scripts />;
  // Or the router would not send its data.
  if (framework.renderMeta) framework.renderMeta.didRenderScripts = true;
  const context = `window.__reactRouterContext=${framework.serverHandoffString};window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());`;
  const code = context + writeLoader(plan(matches.map(({ id }) => id)));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: code }} />;
}
