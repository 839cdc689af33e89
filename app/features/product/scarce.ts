const FEW_LEFT = 5;

/** Whether so few are left that it is told. */
export const isScarce = (stock: number | undefined): stock is number =>
  stock !== undefined && stock > 0 && stock <= FEW_LEFT;
