/** What changed for the shopper, told among the tabs of this browser. */
export type TabTopic = 'cart' | 'wish';

let channel: BroadcastChannel | undefined;

/** Undefined where the browser has no channels: then each tab is on its own. */
function openChannel(): BroadcastChannel | undefined {
  try {
    channel ??= new BroadcastChannel('my-store');
  } catch {}
  return channel;
}

export function tellTabs(topic: TabTopic): void {
  openChannel()?.postMessage(topic);
}

/** Listens to the other tabs, never to this one. */
export function followTabs(listener: (topic: unknown) => void): () => void {
  const open = openChannel();
  const onMessage = ({ data }: MessageEvent) => listener(data);
  open?.addEventListener('message', onMessage);
  return () => open?.removeEventListener('message', onMessage);
}
