import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Longer than the router takes to begin. */
const MOST_MS = 500;

/** Whether a link was followed on this screen a moment ago. The router tells of it some frames later, as soon as it has
 *  drawn the screen with that in mind. */
function useFollowed(): boolean {
  const { key } = useLocation();
  const [followed, setFollowed] = useState<string>();
  useEffect(() => {
    function notice({ defaultPrevented, target }: MouseEvent): void {
      // The router has taken it over from the browser.
      if (defaultPrevented && target instanceof Element && target.closest('a[href]')) setFollowed(key);
    }
    addEventListener('click', notice);
    return () => removeEventListener('click', notice);
  }, [key]);
  useEffect(() => {
    if (followed === undefined) return;
    const timer = setTimeout(() => setFollowed(undefined), MOST_MS);
    return () => clearTimeout(timer);
  }, [followed]);
  return followed === key;
}

/** A thin bar along the top while another screen is on its way. It says nothing to screen readers, which read out the
 *  screen's heading once it is there. Always in the page: an element that comes has all that stand after it styled anew. */
export function NavigationBar() {
  const isFollowed = useFollowed();
  const isLoading = useNavigation().state !== 'idle';
  return <div aria-hidden="true" hidden={!isFollowed && !isLoading} className="navigation-bar" />;
}
