import { type ReactNode, Suspense, useId, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { isScarce } from '#app/features/cart/cart-view.ts';
import { PercentOff, Price } from '#app/features/product/price.tsx';
import { Rating } from '#app/features/product/rating.tsx';
import { useShipping } from '#app/features/product/use-shipping.ts';
import type { Ratings } from '#app/features/reviews/use-own-review.ts';
import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import { useOwnProvider } from '#app/features/session/own-provider.ts';
import { SupportLink } from '#app/features/share/support-link.tsx';
import type { NotifyMeProps } from '#app/features/stock-alerts/notify-me.tsx';
import { Island, lazyWithRetry } from '#app/islands/island.tsx';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { findDirection, IsolatedText } from '#app/ui/isolated-text.tsx';
import { keepTogether } from '#app/ui/keep-together.tsx';
import { Section } from '#app/ui/section.tsx';
import * as catalogue from '#messages/catalogue.ts';
import * as details from '#messages/details.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { BuyBox } from './buy-box.tsx';
import { DETAILS_PRICE, DETAILS_TITLE, DetailsFrame } from './details-frame.tsx';
import { Gallery } from './gallery.tsx';
import { GroupLinks } from './group-links.tsx';
import { pathOfDetails } from './list-breadcrumbs.ts';
import { ProductFacts } from './product-facts.tsx';
import type { ShownDetails } from './shown-details.ts';
import { SiblingChoices } from './sibling-choices.tsx';
import { SizeGuideButton } from './size-guide-button.tsx';
import { Specifications } from './specifications.tsx';
import { useChosenVariant } from './use-chosen-variant.ts';

const LINE_LINK_CLASSES =
  'flex min-h-6 items-center underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11';
// A short description is shown above the buy button. A longer one would push the button out of view, so it is shown
// below, as is any description of a product with sizes or colours.
const MAX_SHORT_DESCRIPTION_LENGTH = 400;

const Reviews = lazyWithRetry(async () => (await import('#app/features/reviews/reviews.tsx')).Reviews);

const Questions = lazyWithRetry(
  async () => (await import('#app/features/questions/questions.tsx')).Questions,
);

/** Lazy, since only sold-out products need it. */
const NotifyMe = lazyWithRetry(
  async () => (await import('#app/features/stock-alerts/notify-me.tsx')).NotifyMe,
);

export function Details({ product }: { product: ShownDetails }) {
  const titleId = useId();
  const { title, description, brand, category, pictures, placeholder, family } = product;
  const { chosen, current, isPending } = useChosenVariant(product);
  const { stock } = current;
  const { text: shipping } = useShipping();
  const isOwnProvider = useOwnProvider();
  const path = pathOfDetails(current);
  const [ratings, setRatings] = useState<Ratings>();
  // Screen readers announce what changes when another size or colour is chosen.
  const liveRegion = family && { 'aria-live': 'polite' as const, 'aria-atomic': true };
  // Memoized, because an island whose content changes hydrates at once.
  const reviews = useMemo(
    () => (
      <Reviews
        product={product}
        path={pathOfDetails(product)}
        isOwnProvider={isOwnProvider}
        onRatings={setRatings}
      />
    ),
    [product, isOwnProvider],
  );
  const questions = useMemo(
    () =>
      product.questions && (
        <Questions product={{ ...product, questions: product.questions }} path={pathOfDetails(product)} />
      ),
    [product],
  );
  const descriptionText = description && (
    <Dimmed isDimmed={isPending}>
      <p
        dir={findDirection(description)}
        className="mt-5 max-w-prose whitespace-pre-line text-pretty wrap-anywhere"
      >
        <IsolatedText text={description} />
      </p>
    </Dimmed>
  );
  const sizeOption = family?.options.find(({ key }) => key === 'size');
  const isShort = description.length <= MAX_SHORT_DESCRIPTION_LENGTH && !family;
  return (
    <>
      <ScreenTitle name={title} description={description} />
      <DetailsFrame
        trail={<Breadcrumbs product={product} />}
        gallery={
          <Dimmed isDimmed={isPending}>
            {/* Keyed by the pictures: sizes share them, so choosing another size keeps the current picture. */}
            <Gallery key={pictures.join()} title={title} pictures={pictures} placeholder={placeholder} />
          </Dimmed>
        }
      >
        <Dimmed isDimmed={isPending}>
          <GroupLinks brand={brand} category={category} />
          <h1 id={titleId} className={DETAILS_TITLE}>
            {keepTogether(title)}
          </h1>
          {/* The share button is in this line because toasts would cover it in the line above. */}
          <div className="mt-1 flex min-h-7 justify-between text-sm text-ink-soft pointer-coarse:-mt-1 pointer-coarse:-mb-2">
            <RatingLine
              rating={product.rating}
              count={product.ratingCount}
              {...(ratings?.id === product.id && ratings)}
            />
            <button
              type="button"
              aria-describedby={titleId}
              onClick={({ currentTarget }) =>
                import('#app/features/share/share-screen.ts').then(
                  (loaded) => loaded.shareScreen(title, currentTarget),
                  Boolean,
                )
              }
              className={LINE_LINK_CLASSES}
            >
              {details.share}
            </button>
          </div>
        </Dimmed>
        <div {...liveRegion} className={DETAILS_PRICE}>
          <Price product={current} isLarge />
          <PercentOff product={current} format={details.percentOff} />
        </div>
        <p className="mt-1 text-sm text-ink-soft">{details.priceNote(shipping)}</p>
        {isShort && descriptionText}
        {family && chosen && (
          <SiblingChoices
            family={family}
            chosen={chosen}
            isPending={isPending}
            toPath={({ id }) => pathOfDetails({ id, category })}
          />
        )}
        {sizeOption && product.sizeGuide && (
          <SizeGuideButton guide={product.sizeGuide} option={sizeOption} chosen={chosen?.options.size} />
        )}
        <div {...liveRegion}>
          {isScarce(stock) && <p className="mt-5 -mb-3 font-medium">{catalogue.onlyLeft(stock)}</p>}
        </div>
        <BuyBox product={current} titleId={titleId} chosenName={chosen?.name} />
        {stock !== undefined && stock <= 0 && isOwnProvider && (
          <NotifyMeSlot key={current.id} product={current} path={path} describedBy={titleId} />
        )}
        <SupportLink
          place="ask"
          about={title}
          className="mt-4 inline-flex min-h-11 items-center text-brand-strong underline-offset-4 hover:underline"
        />
        {/* No delivery promise for a sold-out product. */}
        <ProductFacts
          delivery={(stock ?? 1) > 0 ? product.delivery : undefined}
          warranty={product.warranty}
        />
        {!isShort && descriptionText}
      </DetailsFrame>
      <Dimmed isDimmed={isPending}>
        <Specifications rows={product.specifications} />
      </Dimmed>
      {(isOwnProvider || product.reviews.length > 0) && (
        <Section id="reviews" title={details.reviews}>
          <Island className="min-h-44">{reviews}</Island>
        </Section>
      )}
      {questions && <Island className="min-h-44">{questions}</Island>}
    </>
  );
}

/** Dims content of the previous product until that of the chosen one is loaded. */
function Dimmed({ isDimmed, children }: { isDimmed: boolean; children: ReactNode }) {
  return (
    <div
      aria-busy={isDimmed || undefined}
      className="min-w-0 transition-opacity duration-200 aria-busy:opacity-50"
    >
      {children}
    </div>
  );
}

/** Shows the button only once its code is loaded, so that a visible button always works. */
function NotifyMeSlot(props: NotifyMeProps) {
  const isHydrated = useHydrated();
  const placeholder = <div className="mt-3 h-11" />;
  return <Suspense fallback={placeholder}>{isHydrated ? <NotifyMe {...props} /> : placeholder}</Suspense>;
}

/** The average rating; empty without ratings. */
function RatingLine({ rating, count }: { rating: number; count: number }) {
  if (rating === 0 && count === 0) return <span />;
  return (
    <Link to="#reviews" className={`${LINE_LINK_CLASSES} gap-1.5 [&_p]:text-sm`}>
      <Rating value={rating} />
      {count > 0 && <p className="before:me-1.5 before:content-['·']">{details.ratings(count)}</p>}
    </Link>
  );
}
