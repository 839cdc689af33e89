/**
 * A page's module scripts wait until it can be seen. The server renames them in its HTML (`holdScripts`), so that browsers
 * leave them alone, and an inline script gives them their names back (`RELEASE_SCRIPT`).
 */

const TAG = /<(?:link|script)\b[^<>]*>/g;

const hold = (html: string) =>
  html.replace(TAG, (tag) =>
    tag
      .replace(' rel="modulepreload"', ' rel="held-modulepreload"')
      .replace(' type="module"', ' type="held-module"'),
  );

/** Holds the scripts of a page that is on its way. */
export function holdScripts(): TransformStream<string, string> {
  let rest = '';
  return new TransformStream({
    transform(chunk, controller) {
      const html = rest + chunk;
      const last = html.lastIndexOf('<');
      // A tag may be cut in two.
      const end = last > html.lastIndexOf('>') ? last : html.length;
      rest = html.slice(end);
      controller.enqueue(hold(html.slice(0, end)));
    },
    flush: (controller) => controller.enqueue(rest),
  });
}

/** After the page has loaded and was painted, when somebody touches it, or after three seconds. Each in a task of its own, so that
 *  the page answers in between. */
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
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(release)));
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, release, { once: true, capture: true });
  setTimeout(release, 3_000);
}

export const RELEASE_SCRIPT = `(${releaseScripts})();`;
