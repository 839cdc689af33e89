import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isPressedEarly, pressAgain } from './early-press.ts';
import { useHydrated } from './use-hydrated.ts';
import { whenIdle } from './when-idle.ts';

interface IslandProps {
  /** When it is hydrated. A touch hydrates it in any case. */
  when: 'idle' | 'visible' | 'interaction';
  /** Shown on a screen that the server did not render, until the code is there. */
  fallback?: ReactNode;
  /** Called once it is hydrated. */
  onAlive?: () => void;
  className?: string | undefined;
  /** Memoized where the parent renders often: other children hydrate it at once. */
  children: ReactNode;
}

const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'click'];

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
 * A part of a page that the server renders and React hydrates later: when the page is idle, when the part is visible, or when
 * somebody touches it. Until then it is plain HTML, and a button that is pressed in it is pressed again once it is hydrated.
 * On a screen that the server did not render it is an ordinary Suspense boundary.
 */
export function Island({ when, fallback, onAlive, className, children }: IslandProps) {
  const place = useRef<HTMLDivElement>(null);
  const [gate] = useState(createGate);
  const [isAlive, setAlive] = useState(false);
  const tell = useEffectEvent(() => onAlive?.());
  const [first] = useState(children);
  const isChanged = children !== first;
  const shown = isAlive ? children : first;
  // The same element until it is hydrated: React would throw away the server's HTML for another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new fallback alone changes nothing
  const boundary = useMemo(
    () => (
      <Suspense fallback={fallback}>
        <Gated gate={gate} onAlive={() => setAlive(true)}>
          {shown}
        </Gated>
      </Suspense>
    ),
    [gate, shown],
  );

  useEffect(() => {
    if (isChanged) gate.open();
  }, [gate, isChanged]);

  useEffect(() => {
    const element = place.current;
    if (!element || gate.isOpen) return;
    if (isPressedEarly(element)) gate.open();
    const stop = new AbortController();
    const touch = ({ target }: Event) => target instanceof Node && element.contains(target) && gate.open();
    // Before React looks at the event: it hydrates what is pressed at once, if it may.
    for (const type of TOUCHES) addEventListener(type, touch, { signal: stop.signal, capture: true });
    if (when === 'idle') whenIdle(gate.open, stop.signal);
    if (when === 'visible') {
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && gate.open());
      observer.observe(element);
      stop.signal.addEventListener('abort', () => observer.disconnect());
    }
    gate.opened.then(() => stop.abort());
    return () => stop.abort();
  }, [gate, when]);

  useEffect(() => {
    if (!isAlive) return;
    tell();
    if (place.current) pressAgain(place.current);
  }, [isAlive]);

  return (
    <div ref={place} data-island={isAlive ? undefined : ''} className={className}>
      {boundary}
    </div>
  );
}

interface GatedProps {
  gate: Gate;
  onAlive: () => void;
  children: ReactNode;
}

/** Suspends hydration until the gate is open: React keeps the server's HTML meanwhile. */
function Gated({ gate, onAlive, children }: GatedProps) {
  const isHydrated = useHydrated();
  if (!import.meta.env.SSR && !isHydrated && !gate.isOpen) use(gate.opened);
  const tell = useEffectEvent(onAlive);
  useEffect(() => tell(), []);
  return children;
}

/** A component with code of its own. Without a network it is loaded as soon as there is one again. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const tryLoad = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      return tryLoad();
    }
  };
  return lazy(tryLoad);
}
