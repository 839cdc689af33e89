import * as home from '#messages/home.ts';
import mark from '../../../catalog/illustrations/logo-mark.svg';

/** Has the window to itself while the home screen's products are on the way: app.css hides what it covers. Without
 *  scripts they would never take its place. */
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
