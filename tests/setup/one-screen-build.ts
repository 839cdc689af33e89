/** A build of the real root and entry with one screen, at /brands. The test has to mock `app.css?url`. */
import { createElement, Fragment, Suspense } from 'react';
import { data, type LoaderFunctionArgs, type ServerBuild, useLoaderData } from 'react-router';
import * as v from 'valibot';
import { type Answer, type MaybePending, statusOf } from '#app/answers.ts';
import { ask, forwardHeaders, respond } from '#app/ask.ts';
import * as entry from '#app/entry.server.tsx';
import { ShowAnswer } from '#app/features/answers/show-answer.tsx';
import * as root from '#app/root.tsx';
import { defineCall } from '#contract/call.ts';

const NAME_CALL = defineCall()({ path: '/name', answer: v.object({ name: v.string() }) });

/** A screen that asks the provider for a name. */
const screen = {
  async loader(args: LoaderFunctionArgs) {
    const name = await ask(args, async (client, options) => {
      return (await client(NAME_CALL, options)).name;
    });
    return respond(args, { name }, statusOf(name));
  },
  headers: forwardHeaders,
  default: () => {
    const { name } = useLoaderData<{ name: MaybePending<Answer<string>> }>();
    const show = (answer: Answer<string>) =>
      createElement('b', {}, 'value' in answer ? answer.value : answer.problem.text);
    return createElement(
      Fragment,
      {},
      ShowAnswer({ answer: name, fallback: 'on its way', children: show }),
      // Long content, which React would move to the end of the page.
      createElement(Suspense, {}, createElement('p', {}, 'long '.repeat(5_000))),
    );
  },
};

const notFound = { loader: () => data(null, { status: 404 }), default: () => 'nothing' };

const describeAsset = (id: string, path: string, parentId?: string) => ({
  id,
  path,
  parentId,
  hasLoader: true,
  module: `/assets/${id}.js`,
});

export const oneScreenBuild = {
  entry: { module: entry },
  routes: {
    root: { id: 'root', path: '', module: root },
    screen: { id: 'screen', parentId: 'root', path: 'brands', module: screen },
    none: { id: 'none', parentId: 'root', path: '*', module: notFound },
  },
  assets: {
    entry: { module: '/assets/entry.js', imports: [] },
    routes: {
      root: describeAsset('root', ''),
      screen: describeAsset('screen', 'brands', 'root'),
      none: describeAsset('none', '*', 'root'),
    },
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'build',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild;
