import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Returns the secret token of an invitation link. Moves the token from the URL, which the browser records, to the
 * history state, which survives a reload.
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
