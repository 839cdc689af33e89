/**
 * Delays module scripts until the first paint. The server renames their types in the HTML (`holdScripts`), so that
 * browsers ignore them, and an inline script restores the types (`RELEASE_SCRIPT`).
 */

const LINK_OR_SCRIPT_TAG = /<(?:link|script)\b[^<>]*>/g;

const hold = (html: string) =>
  html.replace(LINK_OR_SCRIPT_TAG, (tag) =>
    tag
      .replace(' rel="modulepreload"', ' rel="held-modulepreload"')
      .replace(' type="module"', ' type="held-module"'),
  );

/** Changes the types of module scripts and module preloads in a stream of HTML, so that browsers ignore them. */
export function holdScripts(): TransformStream<string, string> {
  let rest = '';
  return new TransformStream({
    transform(chunk, controller) {
      const html = rest + chunk;
      const last = html.lastIndexOf('<');
      // A tag may be split between chunks.
      const end = last > html.lastIndexOf('>') ? last : html.length;
      rest = html.slice(end);
      controller.enqueue(hold(html.slice(0, end)));
    },
    flush: (controller) => controller.enqueue(rest),
  });
}

/** Restores the scripts after load and first paint, on the first press or key, or after three seconds, whichever is
 *  first. Each is restored in its own task, so that the page stays responsive. */
function releaseScripts(): void {
  const release = () => {
    for (const held of document.querySelectorAll<HTMLLinkElement>('link[rel=held-modulepreload]')) {
      setTimeout(() => {
        held.rel = 'modulepreload';
      });
    }
    for (const held of document.querySelectorAll<HTMLScriptElement>('script[type=held-module]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.nonce = held.nonce;
      script.text = held.text;
      setTimeout(() => held.replaceWith(script));
    }
  };
  const releaseOnPaint: PerformanceObserverCallback = (list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    setTimeout(release);
  };
  addEventListener('load', () =>
    new PerformanceObserver(releaseOnPaint).observe({ type: 'paint', buffered: true }),
  );
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, release, { once: true, capture: true });
  setTimeout(release, 3_000);
}

export const RELEASE_SCRIPT = `(${releaseScripts})();`;
