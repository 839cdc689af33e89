import { useNavigate } from 'react-router';
import { logOut } from '#app/features/session/log-out.ts';
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
        logOut();
        navigate(paths.home);
      }}
    >
      {layout.logout}
    </button>
  );
}
