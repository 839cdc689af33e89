import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Skeleton } from '#app/ui/loading.tsx';
import { AS_IT_IS } from './as-it-is.ts';
import { useHydrated } from './use-hydrated.ts';

/** A component whose code is loaded when it is first needed. */
export function createLazyView<Props>(importView: () => Promise<ComponentType<Props>>) {
  let view: ComponentType<Props> | undefined;
  return {
    /** The component if it is loaded; never loads it. */
    peek: () => view,
    async load(): Promise<void> {
      try {
        view ??= await importView();
      } catch {
        // The next touch tries again.
      }
    },
  };
}

interface IslandProps<Props> {
  lazyView: ReturnType<typeof createLazyView<Props>>;
  /** The same object for as long as nothing changes. */
  props: Props;
  /** Called when what the server rendered has come to life: it may have been used before. */
  onAlive: () => void;
}

/** Pointing at it, or moving the focus there. */
const TOUCHES = ['pointerover', 'focusin'];

/** A part of a screen whose code is loaded when somebody touches it, or when there is something else to show. Until then it
 *  is what the server rendered, of which React knows nothing: it works as plain HTML does, even where the code never comes.
 *  It comes to life where it stands, in a root of its own, which no context of the screen reaches. */
export function Island<Props extends object>({ lazyView, props, onAlive }: IslandProps<Props>) {
  const isHydrated = useHydrated();
  const [isFromServer] = useState(!isHydrated);
  const [first] = useState(props);
  const [isAlive, setAlive] = useState(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  const isTouched = useRef(false);
  const View = lazyView.peek();
  const isNeeded = !isFromServer || props !== first;

  useEffect(() => {
    const element = place.current;
    if (View || !element) return;
    const load = () => lazyView.load().then(redraw);
    if (isNeeded) load();
    for (const type of TOUCHES) element.addEventListener(type, load);
    return () => {
      for (const type of TOUCHES) element.removeEventListener(type, load);
    };
  }, [View, isNeeded, lazyView]);

  useEffect(() => {
    const touch = () => {
      isTouched.current = true;
    };
    for (const type of TOUCHES) place.current?.addEventListener(type, touch, { once: true });
  }, []);

  // Where somebody is at it, before the browser paints, and before React gives a control back the value that it still knows.
  // Else in slices: on a phone it is not even seen.
  useLayoutEffect(() => {
    if (!View || !isFromServer || !place.current) return;
    const wake = () => {
      setAlive(true);
      onAlive();
    };
    const draw = () => {
      if (!place.current) return;
      // First as the server rendered it, and once that is alive, as it should be now.
      root.current ??= hydrateRoot(place.current, <Awake onAwake={wake}>{<View {...first} />}</Awake>, {
        // Who left before it was alive: React calls that an early update, and there is nothing to recover.
        onRecoverableError: (error) => place.current && reportError(error),
      });
      if (isAlive) root.current.render(<Awake onAwake={wake}>{<View {...props} />}</Awake>);
    };
    if (isTouched.current) draw();
    else startTransition(draw);
  }, [View, isFromServer, isAlive, first, props, onAlive]);

  useEffect(
    () => () => {
      // Not while React renders what removes it.
      setTimeout(() => root.current?.unmount());
    },
    [],
  );

  if (isFromServer && typeof document !== 'undefined') {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written, React only leaves alone what is there
    return <div ref={place} data-still="" suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />;
  }
  return (
    <div ref={place} data-still="">
      {View ? <View {...props} /> : <Skeleton className="h-96" />}
    </div>
  );
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onAwake, []);
  return children;
}
