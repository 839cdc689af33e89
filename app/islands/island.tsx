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
import { isPressedEarly, pressAgain } from './early-press.ts';
import { useHydrated } from './use-hydrated.ts';

interface IslandProps {
  className?: string;
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
 * A part of a page that the server renders and React hydrates when it is visible, or when somebody touches it. Until then
 * it is plain HTML, and a button that is pressed in it is pressed again once it is hydrated. On a screen that the server
 * did not render it is an ordinary Suspense boundary.
 */
export function Island({ className, children }: IslandProps) {
  const place = useRef<HTMLDivElement>(null);
  const [gate] = useState(createGate);
  const [isAlive, setAlive] = useState(false);
  const [first] = useState(children);
  const isChanged = children !== first;
  const shown = isAlive ? children : first;
  // The same element until it is hydrated: React would throw away the server's HTML for another.
  const boundary = useMemo(
    () => (
      <Suspense>
        <Gated gate={gate} onAlive={setAlive}>
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
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && gate.open());
    observer.observe(element);
    stop.signal.addEventListener('abort', () => observer.disconnect());
    gate.opened.then(() => stop.abort());
    return () => stop.abort();
  }, [gate]);

  useEffect(() => {
    if (isAlive && place.current) pressAgain(place.current);
  }, [isAlive]);

  return (
    <div ref={place} data-island={isAlive ? undefined : ''} className={className}>
      {boundary}
    </div>
  );
}

interface GatedProps {
  gate: Gate;
  onAlive: (isAlive: true) => void;
  children: ReactNode;
}

/** Suspends hydration until the gate is open: React keeps the server's HTML meanwhile. */
function Gated({ gate, onAlive, children }: GatedProps) {
  const isHydrated = useHydrated();
  if (!import.meta.env.SSR && !isHydrated && !gate.isOpen) use(gate.opened);
  useEffect(() => onAlive(true), [onAlive]);
  return children;
}

const RETRY_MS = 5_000;

/** A component with code of its own. Code that cannot be loaded is tried again: as soon as there is a network, or a moment
 *  later. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
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
