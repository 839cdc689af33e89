import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { RememberingRouter } from './remembering-router.ts';

function openApp() {
  const app = new Hono({ router: new RememberingRouter() });
  app.use('/shop/*', async (c, next) => {
    await next();
    c.header('X-Shop', 'yes');
  });
  app.get('/shop/cart', (c) => c.text('the cart'));
  app.post('/shop/cart', (c) => c.text('added'));
  app.get('/shop/:id', (c) => c.text(`product ${c.req.param('id')}`));
  return app;
}

const ask = async (app: Hono, path: string, method = 'GET') => {
  const answer = await app.request(path, { method });
  return [answer.status, await answer.text(), answer.headers.get('X-Shop')];
};

test('leads each request to its own handler, the first time and the next', async () => {
  const app = openApp();
  for (let time = 0; time < 2; time++) {
    expect(await ask(app, '/shop/cart')).toEqual([200, 'the cart', 'yes']);
    expect(await ask(app, '/shop/cart', 'POST')).toEqual([200, 'added', 'yes']);
    expect(await ask(app, '/shop/one')).toEqual([200, 'product one', 'yes']);
    expect(await ask(app, '/shop/two')).toEqual([200, 'product two', 'yes']);
    expect((await ask(app, '/shop/cart', 'DELETE'))[0]).toBe(404);
    expect((await ask(app, '/elsewhere'))[0]).toBe(404);
  }
});

test('a path that leads elsewhere by a further handler is not remembered as it was', async () => {
  const app = openApp();
  expect((await ask(app, '/news'))[0]).toBe(404);
  app.get('/news', (c) => c.text('news'));
  expect(await ask(app, '/news')).toEqual([200, 'news', null]);
});
