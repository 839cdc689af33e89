import { useLayoutEffect } from 'react';
import { type NavigateFunction, type NavigateOptions, useNavigate } from 'react-router';

let navigate: NavigateFunction | undefined;

/** Makes the router's `navigate` available to code outside components. */
export function useExposeNavigate(): void {
  const current = useNavigate();
  useLayoutEffect(() => {
    navigate = current;
  });
}

export function navigateTo(path: string, options?: NavigateOptions): void {
  void navigate?.(path, options);
}
