import type { ReactNode } from 'react';
import styles from './stat-tiles.module.css';

interface StatTilesProps {
  tiles: readonly { label: string; value: ReactNode; note?: string }[];
}

/** Key figures of a screen. */
export function StatTiles({ tiles }: StatTilesProps) {
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
