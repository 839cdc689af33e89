import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Longer than the router takes to start a navigation. */
const MAX_WAIT_MS = 500;

/** Whether a link was just followed. The router reports a navigation only some frames later. */
function useIsLinkFollowed(): boolean {
  const { key } = useLocation();
  const [followed, setFollowed] = useState<string>();
  useEffect(() => {
    function onClick({ defaultPrevented, target }: MouseEvent): void {
      // The router prevents the default of the clicks that it handles.
      if (defaultPrevented && target instanceof Element && target.closest('a[href]')) setFollowed(key);
    }
    addEventListener('click', onClick);
    return () => removeEventListener('click', onClick);
  }, [key]);
  useEffect(() => {
    if (followed === undefined) return;
    const timer = setTimeout(() => setFollowed(undefined), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [followed]);
  return followed === key;
}

/** A thin bar at the top while another screen loads. Hidden from screen readers, which read out the new heading. Always
 *  in the page: inserting an element makes the browser recalculate the styles of all that follow it. */
export function NavigationBar() {
  const isFollowed = useIsLinkFollowed();
  const isLoading = useNavigation().state !== 'idle';
  return <div aria-hidden="true" hidden={!isFollowed && !isLoading} className="navigation-bar" />;
}
