import { Link, useRouteLoaderData } from 'react-router';
import { describeLegal } from '#app/features/legal/describe-legal.server.ts';
import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import type { FooterContents } from '#app/footer-contents.ts';
import { paths } from '#app/paths.ts';
import type { ShopFact } from '#app/shop-contact.ts';
import { Card } from '#app/ui/card.tsx';
import { TEXT_LINK } from '#app/ui/link.ts';
import { ScreenHeading } from '#app/ui/section.tsx';
import * as contact from '#messages/contact.ts';

const { title, intro } = contact;

export const middleware = [describeLegal(() => ({ title, intro }), paths.contact)];

export default function Contact() {
  const foot = useRouteLoaderData<{ foot: FooterContents }>('root')?.foot;
  if (!foot) return null;
  const { reach, seller, profiles, note } = foot;
  const isSet = reach.length + seller.length > 0;
  return (
    <div className="mx-auto max-w-4xl px-4 pt-10 sm:px-6 lg:px-8">
      <ScreenTitle name={title} description={intro} />
      <ScreenHeading title={title} note={intro} />
      {!isSet && (
        <Card className="p-5 text-pretty sm:p-8">{note ? contact.demonstration : contact.unset}</Card>
      )}
      <div className="grid items-start gap-4 sm:gap-6 md:grid-cols-2">
        {reach.length > 0 && (
          <Card className="p-5 sm:p-8">
            <Facts facts={reach} />
            <p className="mt-5 border-t border-line pt-4 text-sm text-pretty text-ink-soft">
              {contact.orderHint}
            </p>
            <Link to={paths.orders} className={`${TEXT_LINK} text-sm`}>
              {contact.toOrders}
            </Link>
          </Card>
        )}
        {seller.length > 0 && (
          <Card as="section" className="p-5 sm:p-8">
            <h2 className="mb-4 text-lg font-semibold tracking-tight">{contact.seller}</h2>
            <Facts facts={seller} />
          </Card>
        )}
        {!note && profiles.length > 0 && (
          <Card as="section" className="p-5 sm:p-8">
            <h2 className="mb-2 text-lg font-semibold tracking-tight">{contact.follow}</h2>
            <ul>
              {profiles.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} target="_blank" rel="noopener noreferrer me" className={TEXT_LINK}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </div>
  );
}

function Facts({ facts }: { facts: ShopFact[] }) {
  return (
    <dl className="grid gap-4">
      {facts.map(({ name, text, href }) => (
        <div key={name}>
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere">
            {href ? (
              <a href={href} dir="ltr" className={TEXT_LINK}>
                {text}
              </a>
            ) : (
              <bdi>{text}</bdi>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
