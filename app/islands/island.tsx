import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { hasEarlyPress, replayEarlyPress } from './early-press.ts';
import { useHydrated } from './use-hydrated.ts';

interface IslandProps {
  className?: string;
  children: ReactNode;
}

const INTERACTION_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'click'];

function createGate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const gate = {
    isOpen: false,
    opened: promise,
    open() {
      gate.isOpen = true;
      resolve();
    },
  };
  return gate;
}

type Gate = ReturnType<typeof createGate>;

/**
 * A server-rendered part of a page that React hydrates when it becomes visible, when its content changes, or on the
 * first interaction. Until then it is plain HTML, and a press of one of its buttons is replayed after hydration. On
 * screens that the server did not render, it is a plain Suspense boundary.
 */
export function Island({ className, children }: IslandProps) {
  const container = useRef<HTMLDivElement>(null);
  const [gate] = useState(createGate);
  const [isHydrated, setHydrated] = useState(false);
  const [first] = useState(children);
  const isChanged = children !== first;
  const shown = isHydrated ? children : first;
  // Memoized until hydration: given another element, React would discard the server's HTML.
  const boundary = useMemo(
    () => (
      <Suspense>
        <GatedContent gate={gate} onHydrated={setHydrated}>
          {shown}
        </GatedContent>
      </Suspense>
    ),
    [gate, shown],
  );

  useEffect(() => {
    if (isChanged) gate.open();
  }, [gate, isChanged]);

  useEffect(() => {
    const element = container.current;
    if (!element || gate.isOpen) return;
    if (hasEarlyPress(element)) gate.open();
    const stop = new AbortController();
    const onInteraction = ({ target }: Event) =>
      target instanceof Node && element.contains(target) && gate.open();
    // In the capture phase, before React's listener: React hydrates a pressed part at once if the gate is open.
    for (const type of INTERACTION_EVENTS)
      addEventListener(type, onInteraction, { signal: stop.signal, capture: true });
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && gate.open());
    observer.observe(element);
    stop.signal.addEventListener('abort', () => observer.disconnect());
    gate.opened.then(() => stop.abort());
    return () => stop.abort();
  }, [gate]);

  useEffect(() => {
    if (isHydrated && container.current) replayEarlyPress(container.current);
  }, [isHydrated]);

  return (
    <div ref={container} data-island={isHydrated ? undefined : ''} className={className}>
      {boundary}
    </div>
  );
}

interface GatedContentProps {
  gate: Gate;
  onHydrated: (isHydrated: true) => void;
  children: ReactNode;
}

/** Suspends hydration until the gate is open; React keeps the server's HTML meanwhile. */
function GatedContent({ gate, onHydrated, children }: GatedContentProps) {
  const isPageHydrated = useHydrated();
  if (!import.meta.env.SSR && !isPageHydrated && !gate.isOpen) use(gate.opened);
  useEffect(() => onHydrated(true), [onHydrated]);
  return children;
}

const RETRY_MS = 5_000;

/** Like `lazy`, but retries a failed import: when the browser is online again, or after five seconds. */
export function lazyWithRetry<Props>(load: () => Promise<ComponentType<Props>>) {
  const tryLoad = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      await new Promise((resolve) => {
        if (navigator.onLine) setTimeout(resolve, RETRY_MS);
        else addEventListener('online', resolve, { once: true });
      });
      return tryLoad();
    }
  };
  return lazy(tryLoad);
}
