import { useNetwork } from '@mantine/hooks';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import styles from './connection-banner.module.css';

/** Tells the person that the connection is lost. */
export function ConnectionBanner() {
  const { common } = useTexts();
  const { online } = useNetwork();
  return (
    <div role="status">
      {!online && (
        <p className={styles.banner}>
          <WifiOff size={16} aria-hidden />
          {common.offline}
        </p>
      )}
    </div>
  );
}
