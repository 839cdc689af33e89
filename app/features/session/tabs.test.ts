import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE } from '#tests/setup/test-settings.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('tabs hear each other, never themselves', async () => {
  const { followTabs, tellTabs } = await import('./tabs.ts');
  const heard: unknown[] = [];
  const otherTab = new BroadcastChannel('my-store');
  const stop = followTabs((topic) => heard.push(topic));
  const answered = new Promise((resolve) => {
    otherTab.onmessage = ({ data }) => resolve(data);
  });
  tellTabs('wish');
  expect(await answered).toBe('wish');
  otherTab.postMessage('cart');
  await vi.waitFor(() => expect(heard).toEqual(['cart']), PATIENCE);
  stop();
  otherTab.close();
});

test('without channels each tab is on its own', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { followTabs, tellTabs } = await import('./tabs.ts');
  const heard: unknown[] = [];
  const stop = followTabs((topic) => heard.push(topic));
  tellTabs('cart');
  stop();
  expect(heard).toEqual([]);
});
