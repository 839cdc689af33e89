import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LONG_WAIT } from '#tests/setup/test-settings.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('a tab receives messages of other tabs, not its own', async () => {
  const { listenToTabs, postToTabs } = await import('./tabs.ts');
  const heard: unknown[] = [];
  const otherTab = new BroadcastChannel('my-store');
  const stop = listenToTabs((topic) => heard.push(topic));
  const answered = new Promise((resolve) => {
    otherTab.onmessage = ({ data }) => resolve(data);
  });
  postToTabs('wish');
  expect(await answered).toBe('wish');
  otherTab.postMessage('cart');
  await vi.waitFor(() => expect(heard).toEqual(['cart']), LONG_WAIT);
  stop();
  otherTab.close();
});

test('without BroadcastChannel nothing is received', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { listenToTabs, postToTabs } = await import('./tabs.ts');
  const heard: unknown[] = [];
  const stop = listenToTabs((topic) => heard.push(topic));
  postToTabs('cart');
  stop();
  expect(heard).toEqual([]);
});
