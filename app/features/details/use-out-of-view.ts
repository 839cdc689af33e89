import { useEffect, useRef, useState } from 'react';

/** Returns a ref for an element, and whether neither that element nor the footer is in view. */
export function useOutOfView() {
  const ref = useRef<HTMLDivElement>(null);
  const [isOutOfView, setOutOfView] = useState(false);
  useEffect(() => {
    const container = ref.current;
    const footer = container?.closest('main')?.nextElementSibling;
    if (!container) return;
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      setOutOfView(inView.size === 0);
    });
    observer.observe(container);
    if (footer) observer.observe(footer);
    return () => observer.disconnect();
  }, []);
  return { ref, isOutOfView };
}
