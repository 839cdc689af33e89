import { useLayoutEffect } from 'react';
import { type NavigateFunction, type NavigateOptions, useNavigate } from 'react-router';

let navigate: NavigateFunction | undefined;

/** Has the router's navigation at hand for code outside of components. */
export function useLeading(): void {
  const current = useNavigate();
  useLayoutEffect(() => {
    navigate = current;
  });
}

/** Leads to another screen. */
export function leadTo(path: string, options?: NavigateOptions): void {
  void navigate?.(path, options);
}
