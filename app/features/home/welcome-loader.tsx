import * as home from '#messages/home.ts';
import mark from '../../../catalog/illustrations/logo-mark.svg';

/** Fills the screen while the home screen's products are on the way; the top bar stays in reach. */
export function WelcomeLoader() {
  return (
    <div
      role="status"
      aria-busy="true"
      className="fixed inset-0 z-10 grid place-content-center justify-items-center gap-6 bg-paper px-6 text-center"
    >
      <img src={mark} alt="" width={72} height={72} className="motion-safe:animate-pulse" />
      <p className="text-2xl font-semibold tracking-tight text-balance sm:text-3xl">{home.welcome}</p>
    </div>
  );
}
