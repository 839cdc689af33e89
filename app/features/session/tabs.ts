/** What changed, broadcast to the other tabs of this browser. */
export type TabTopic = 'cart' | 'wish';

let channel: BroadcastChannel | undefined;

/** Undefined where BroadcastChannel is not supported. */
function openChannel(): BroadcastChannel | undefined {
  try {
    channel ??= new BroadcastChannel('my-store');
  } catch {}
  return channel;
}

export function postToTabs(topic: TabTopic): void {
  openChannel()?.postMessage(topic);
}

/** Listens to the other tabs. Returns a function that stops it. */
export function listenToTabs(listener: (topic: unknown) => void): () => void {
  const open = openChannel();
  const onMessage = ({ data }: MessageEvent) => listener(data);
  open?.addEventListener('message', onMessage);
  return () => open?.removeEventListener('message', onMessage);
}
