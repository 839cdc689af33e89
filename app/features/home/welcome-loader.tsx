import { Mark } from '#app/features/screen/logo.tsx';
import * as home from '#messages/home.ts';
import { WELCOME_STYLE } from './welcome-style.ts';

/** Covers the window while the products of home load. Hidden without scripts, as nothing would remove it. */
export function WelcomeLoader() {
  return (
    <div
      role="status"
      aria-busy="true"
      data-welcome
      className="fixed inset-0 z-20 grid place-content-center justify-items-center gap-6 bg-paper px-6 text-center noscript:hidden"
    >
      <style>{WELCOME_STYLE}</style>
      <Mark size={72} className="motion-safe:animate-pulse" />
      <p className="text-2xl font-semibold tracking-tight text-balance sm:text-3xl">{home.writeWelcome()}</p>
    </div>
  );
}
