import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { answerHot, type HotSource } from './hot-path.ts';
import { createRequestIds } from './request-id.ts';
import type { ServerEnv } from './server-env.ts';
import { readVisitor, type VisitorSettings } from './visitor.ts';

export interface ListenerOptions {
  app: Hono<ServerEnv>;
  visitors: VisitorSettings;
  securityHeaders: [string, string][];
  log: Logger;
  hot: HotSource | undefined;
}

/** The server as a listener of Node's http module. */
export function createListener({
  app,
  visitors,
  securityHeaders,
  log,
  hot,
}: ListenerOptions): RequestListener {
  const nextRequestId = createRequestIds();
  const answerFromMemory = hot && answerHot(hot, securityHeaders, log);
  const refuse = () => Response.json({ statusMsg: 'fail', message: 'Bad Request' }, { status: 400 });
  const toHono = getRequestListener(
    (request, env) => {
      const { incoming, outgoing } = env as ServerEnv['Bindings'];
      return app.fetch(request, {
        incoming,
        outgoing,
        ...readVisitor(incoming, visitors),
        requestId: nextRequestId(),
      });
    },
    // Only what could not even be read as a request comes here: the app answers its own errors.
    { errorHandler: refuse },
  );
  return (incoming, outgoing) => {
    if (
      answerFromMemory &&
      incoming.method === 'GET' &&
      answerFromMemory(incoming, outgoing, readVisitor(incoming, visitors), nextRequestId)
    )
      return;
    void toHono(incoming, outgoing);
  };
}
