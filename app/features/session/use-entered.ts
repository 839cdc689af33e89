import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { useSession } from './session.ts';

/** Sends whoever is signed in home, whether just now, in another tab or long ago; true while on the way. */
export function useEntered(): boolean {
  const isSignedIn = useSession() === 'signed-in';
  const navigate = useNavigate();
  useEffect(() => {
    if (isSignedIn) navigate(paths.home, { replace: true });
  }, [isSignedIn, navigate]);
  return isSignedIn;
}
