/** What changed, as broadcast among the tabs of this browser. */
export type TabTopic = 'cart' | 'wish';

let channel: BroadcastChannel | undefined;

/** Undefined where BroadcastChannel is missing: then each tab is on its own. */
function openChannel(): BroadcastChannel | undefined {
  try {
    channel ??= new BroadcastChannel('my-store');
  } catch {}
  return channel;
}

export function postToTabs(topic: TabTopic): void {
  openChannel()?.postMessage(topic);
}

/** Hears the other tabs, never this one. */
export function listenToTabs(listener: (topic: unknown) => void): () => void {
  const open = openChannel();
  const onMessage = ({ data }: MessageEvent) => listener(data);
  open?.addEventListener('message', onMessage);
  return () => open?.removeEventListener('message', onMessage);
}
