import { data, Link } from 'react-router';
import { forwardHeaders } from '#app/ask.ts';
import { loadDeliveryTable } from '#app/features/delivery/delivery-summary.server.ts';
import { describeLegal } from '#app/features/legal/describe-legal.server.ts';
import { LegalScreen } from '#app/features/legal/legal-screen.tsx';
import { writeHelp } from '#app/features/legal/write-help.server.ts';
import { paths } from '#app/paths.ts';
import {
  apiHostContext,
  cashContext,
  deliveryContext,
  paymentsContext,
  providerContext,
} from '#app/provider.ts';
import { TEXT_LINK } from '#app/ui/link.ts';
import * as contact from '#messages/contact.ts';
import { title, writeIntro } from '#messages/help.ts';
import type { Route } from './+types/help.ts';

export const headers = forwardHeaders;

export const middleware = [describeLegal(() => ({ title, intro: writeIntro() }), paths.help)];

export async function loader({ context, request }: Route.LoaderArgs) {
  const isOwnProvider = context.get(apiHostContext) === '';
  const table = isOwnProvider
    ? await loadDeliveryTable(context.get(providerContext), { signal: request.signal })
    : [];
  const text = writeHelp({
    isOwnProvider,
    table: table ?? [],
    payments: context.get(paymentsContext) ?? ['card', 'cash'],
    prices: context.get(deliveryContext),
    cash: context.get(cashContext),
  });
  // If the delivery table could not be loaded, the page must not be cached.
  return data(text, table ? {} : { headers: { 'Cache-Control': 'no-store' } });
}

export default function Help({ loaderData }: Route.ComponentProps) {
  return (
    <LegalScreen {...loaderData}>
      <p className="flex flex-wrap gap-x-6">
        <Link to={paths.contact} className={TEXT_LINK}>
          {contact.title}
        </Link>
        <Link to={paths.orders} className={TEXT_LINK}>
          {contact.toOrders}
        </Link>
      </p>
    </LegalScreen>
  );
}
