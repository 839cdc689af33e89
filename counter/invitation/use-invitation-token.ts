import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The secret of an invitation's link. It is moved from the address, which the browser shows and remembers, to the state of
 * the tab, where it outlives a reload.
 */
export function useInvitationToken(): string {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const typed = hash.slice(1);
  useEffect(() => {
    if (typed) void navigate('.', { replace: true, state: { token: typed } });
  }, [typed, navigate]);
  const kept: unknown = state?.token;
  return typed || (typeof kept === 'string' ? kept : '');
}
