import Eye from 'lucide-react/icons/eye';
import Heart from 'lucide-react/icons/heart';
import Trash2 from 'lucide-react/icons/trash-2';
import User from 'lucide-react/icons/user';
import { useState } from 'react';
import { CountBadge, OfferBadge } from '#app/ui/badge.tsx';
import { Button, ButtonLink, type ButtonVariant, Spinner } from '#app/ui/button.tsx';
import { IconButton, IconLink } from '#app/ui/icon-button.tsx';
import { Menu } from '#app/ui/menu.tsx';
import { Section } from '#app/ui/section.tsx';
import { formatNumber } from '#messages/numbers.ts';
import { Sample } from './sample.tsx';

const VARIANTS: ButtonVariant[] = ['primary', 'quiet', 'danger', 'plain', 'light'];
const ITEM_CLASSES =
  'flex min-h-11 w-full items-center rounded-small px-3 text-start transition-colors hover:bg-brand-wash';
const icon = { 'aria-hidden': true, size: 19, strokeWidth: 1.75 } as const;

export function Actions() {
  const [count, setCount] = useState(3);
  const [isWished, setWished] = useState(true);
  return (
    <>
      <Section id="buttons" title="Buttons" note="One primary action per screen">
        <div className="grid gap-6">
          {VARIANTS.map((variant) => (
            <Sample
              key={variant}
              name={variant}
              className={variant === 'light' ? '-m-3 rounded-card bg-stage p-3' : ''}
            >
              <div className="flex flex-wrap items-center gap-3">
                <Button variant={variant}>Add to cart</Button>
                <Button variant={variant} isBusy>
                  Add to cart
                </Button>
                <Button variant={variant} disabled>
                  Out of stock
                </Button>
                <Button variant={variant} size="small">
                  Small
                </Button>
                <Button variant={variant} size="large">
                  Large
                </Button>
                <ButtonLink variant={variant} to="/products">
                  A link
                </ButtonLink>
              </div>
            </Sample>
          ))}
          <Sample name="isWide, with a text too long for one line" className="max-w-56">
            <Button isWide>Put all of these products into the cart</Button>
          </Sample>
        </div>
      </Section>
      <Section id="icons" title="Icon buttons, badges, menu">
        <div className="flex flex-wrap gap-8">
          <Sample name="IconButton">
            <div className="flex gap-3 rounded-card bg-stage p-3">
              <IconButton
                name={isWished ? 'Remove from wish list' : 'Add to wish list'}
                isPressed={isWished}
                onClick={() => setWished(!isWished)}
                icon={<Heart {...icon} className={isWished ? 'fill-offer text-offer' : ''} />}
              />
              <IconButton name="Add to wish list" icon={<Heart {...icon} />} isBusy />
              <IconButton name="Remove" icon={<Trash2 {...icon} />} disabled />
              <IconLink name="View details" to="/products" icon={<Eye {...icon} />} />
            </div>
          </Sample>
          <Sample name="CountBadge">
            <div className="flex items-center gap-3">
              <CountBadge count={0} format={formatNumber} />
              <CountBadge count={count} format={formatNumber} />
              <CountBadge count={42} format={formatNumber} />
              <CountBadge count={999} format={formatNumber} />
              <CountBadge count={1000} format={formatNumber} />
              <Button size="small" variant="quiet" onClick={() => setCount(count + 1)}>
                One more
              </Button>
            </div>
          </Sample>
          <Sample name="OfferBadge">
            <OfferBadge text="50%" className="inline-block" />
          </Sample>
          <Sample name="Spinner">
            <Spinner className="size-6 text-brand" />
          </Sample>
          <Sample name="Menu">
            <Menu name="Account" icon={<User {...icon} />}>
              <p className="px-3 pt-1 pb-2 font-semibold">Mona Hassan</p>
              <a href="#icons" className={ITEM_CLASSES}>
                Orders
              </a>
              <button type="button" className={ITEM_CLASSES}>
                Logout
              </button>
            </Menu>
          </Sample>
        </div>
      </Section>
    </>
  );
}
