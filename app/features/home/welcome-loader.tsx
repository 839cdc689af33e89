import * as home from '#messages/home.ts';
import mark from '../../../catalog/illustrations/logo-mark.svg';

/** Covers the window while the products of home are loading; the stylesheet hides the page below it. Hidden without
 *  scripts, since nothing would ever replace it. */
export function WelcomeLoader() {
  return (
    <div
      role="status"
      aria-busy="true"
      data-welcome
      className="fixed inset-0 z-20 grid place-content-center justify-items-center gap-6 bg-paper px-6 text-center noscript:hidden"
    >
      <img src={mark} alt="" width={72} height={72} className="motion-safe:animate-pulse" />
      <p className="text-2xl font-semibold tracking-tight text-balance sm:text-3xl">{home.welcome}</p>
    </div>
  );
}
