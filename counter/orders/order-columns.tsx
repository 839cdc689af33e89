import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSelectionFeature,
  tableFeatures,
} from '@tanstack/react-table';
import { Link } from 'react-router';
import { hasNameOfGovernorate, nameGovernorate } from '#contract/governorates.ts';
import type { BriefOrder } from '#contract/orders/staff-answers.ts';
import { useFormats, useLanguage } from '#counter/i18n/language-provider.tsx';
import { Age } from '#counter/ui/age.tsx';
import { Amount } from '#counter/ui/amount.tsx';
import { OrderBadges } from './order-badges.tsx';
import { useGatewayName } from './order-money.tsx';
import styles from './orders-table.module.css';

export const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

const columnHelper = createColumnHelper<typeof features, BriefOrder>();

/** All columns of the table, in order. */
export const COLUMNS = columnHelper.columns([
  columnHelper.accessor('orderNumber', { cell: ({ row }) => <NumberCell order={row.original} /> }),
  columnHelper.accessor('placedAt', { cell: ({ getValue }) => <Age at={getValue()} /> }),
  columnHelper.accessor('shopper', { cell: ({ getValue }) => <TextCell text={getValue()} /> }),
  columnHelper.accessor('phone', { cell: ({ getValue }) => <span dir="ltr">{getValue()}</span> }),
  columnHelper.display({ id: 'place', cell: ({ row }) => <PlaceCell order={row.original} /> }),
  columnHelper.accessor('status', { cell: ({ row }) => <OrderBadges order={row.original} /> }),
  columnHelper.accessor('gateway', { cell: ({ getValue }) => <GatewayCell gateway={getValue()} /> }),
  columnHelper.display({ id: 'parcel', cell: ({ row }) => <ParcelCell order={row.original} /> }),
  columnHelper.accessor('pieces', { cell: ({ getValue }) => <CountCell count={getValue()} /> }),
  columnHelper.accessor('takenPiastres', {
    id: 'taken',
    cell: ({ getValue }) => <SumCell sum={getValue()} />,
  }),
  columnHelper.accessor('refundedPiastres', {
    id: 'refunded',
    cell: ({ getValue }) => <SumCell sum={getValue()} />,
  }),
  columnHelper.accessor('totalPiastres', {
    id: 'total',
    cell: ({ getValue }) => <Amount piastres={getValue()} />,
  }),
  columnHelper.accessor('number', { cell: ({ getValue }) => getValue() }),
]);

export const COLUMN_IDS = [
  'orderNumber',
  'placedAt',
  'shopper',
  'phone',
  'place',
  'status',
  'gateway',
  'parcel',
  'pieces',
  'taken',
  'refunded',
  'total',
  'number',
] as const;
export type ColumnId = (typeof COLUMN_IDS)[number];

/** Always shown: its link opens the order from the keyboard. */
export const FIXED_COLUMN = 'orderNumber' satisfies ColumnId;
export const USUAL_COLUMNS: readonly ColumnId[] = [
  ...(['orderNumber', 'placedAt', 'shopper', 'place'] as const),
  ...(['status', 'gateway', 'pieces', 'total'] as const),
];

const NUMBER_COLUMNS: readonly string[] = ['pieces', 'taken', 'refunded', 'total', 'number'];
export const isNumberColumn = (id: string): boolean => NUMBER_COLUMNS.includes(id);

function NumberCell({ order }: { order: BriefOrder }) {
  return (
    <Link to={order.orderNumber} className={styles.number} dir="ltr" data-list-link>
      {order.orderNumber}
    </Link>
  );
}

function TextCell({ text }: { text: string }) {
  return (
    <span className={styles.text} title={text} dir="auto">
      {text}
    </span>
  );
}

function PlaceCell({ order: { city, governorate } }: { order: BriefOrder }) {
  const { language } = useLanguage();
  if (!governorate) return <TextCell text={city} />;
  const name = nameGovernorate(governorate, language);
  return <TextCell text={hasNameOfGovernorate(city, governorate) ? name : `${name} · ${city}`} />;
}

function GatewayCell({ gateway }: { gateway: string }) {
  return useGatewayName()(gateway);
}

function ParcelCell({ order: { carrier, trackingNumber } }: { order: BriefOrder }) {
  return carrier && <TextCell text={[carrier, trackingNumber].filter(Boolean).join(' ')} />;
}

function CountCell({ count }: { count: number }) {
  return useFormats().writeCount(count);
}

function SumCell({ sum }: { sum: number }) {
  return sum > 0 && <Amount piastres={sum} />;
}
