import { useNavigation } from 'react-router';

/** A thin bar along the top while another screen is on its way. It says nothing to screen readers, which read out the
 *  screen's heading once it is there. */
export function NavigationBar() {
  return useNavigation().state !== 'idle' && <div aria-hidden="true" className="navigation-bar" />;
}
