import { useEffect, useRef, useState } from 'react';

/** Whether an element is scrolled out of view, but the footer is not in view yet. */
export function useOutOfView() {
  const ref = useRef<HTMLDivElement>(null);
  const [isOutOfView, setOutOfView] = useState(false);
  useEffect(() => {
    const place = ref.current;
    const footer = place?.closest('main')?.nextElementSibling;
    if (!place) return;
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      setOutOfView(inView.size === 0);
    });
    observer.observe(place);
    if (footer) observer.observe(footer);
    return () => observer.disconnect();
  }, []);
  return { ref, isOutOfView };
}
