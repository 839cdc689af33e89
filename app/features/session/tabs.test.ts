import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE } from '#tests/setup/test-settings.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('tabs hear each other, never themselves', async () => {
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
  await vi.waitFor(() => expect(heard).toEqual(['cart']), PATIENCE);
  stop();
  otherTab.close();
});

test('without channels each tab is on its own', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { listenToTabs, postToTabs } = await import('./tabs.ts');
  const heard: unknown[] = [];
  const stop = listenToTabs((topic) => heard.push(topic));
  postToTabs('cart');
  stop();
  expect(heard).toEqual([]);
});
