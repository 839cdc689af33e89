/** How wide a product's picture is on its own screen. */
export const OWN_SCREEN_SIZES =
  '(min-width: 84rem) 42rem, (min-width: 48rem) calc(52vw - 2rem), (min-width: 40rem) calc(100vw - 3rem), calc(100vw - 2rem)';
