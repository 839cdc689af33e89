/** Lines and summary side by side on wide screens. No grid on small ones: the bar at the bottom sticks through both. */
export const CART_COLUMNS = 'lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-8';
