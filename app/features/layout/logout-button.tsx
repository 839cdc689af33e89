import { useNavigate } from 'react-router';
import { endSession } from '#app/features/session/session.ts';
import { paths } from '#app/paths.ts';
import * as layout from '#messages/layout.ts';

/** Ends the session on this device, and goes home. */
export function LogoutButton({ className }: { className: string }) {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        endSession('logout');
        navigate(paths.home);
      }}
    >
      {layout.logout}
    </button>
  );
}
