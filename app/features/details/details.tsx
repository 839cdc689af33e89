import { useId } from 'react';
import { PercentOff, Price } from '#app/features/product/price.tsx';
import { Rating } from '#app/features/product/rating.tsx';
import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import { SHIPPING_PIASTRES } from '#contract/constants.ts';
import { formatEgp } from '#contract/money.ts';
import * as details from '#messages/details.ts';
import { egp } from '#messages/numbers.ts';
import * as words from '#messages/product.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { BuyBox } from './buy-box.tsx';
import { DetailsFrame } from './details-frame.tsx';
import { Gallery } from './gallery.tsx';
import { GroupLinks } from './group-links.tsx';
import { ProductFacts } from './product-facts.tsx';
import { Reviews } from './reviews.tsx';
import type { ShownDetails } from './shown-details.ts';

const FEW_LEFT = 5;
// A longer description would push the button out of view, so it goes below it.
const SHORT_TEXT = 400;

export function Details({ product }: { product: ShownDetails }) {
  const titleId = useId();
  const { title, description, brand, category, pictures, placeholder, stock } = product;
  const isScarce = stock !== undefined && stock > 0 && stock <= FEW_LEFT;
  const about = description && (
    <p className="mt-5 max-w-prose whitespace-pre-line text-pretty wrap-anywhere">{description}</p>
  );
  const isShort = description.length <= SHORT_TEXT;
  return (
    <>
      <ScreenTitle name={title} description={description} />
      <DetailsFrame
        trail={<Breadcrumbs product={product} />}
        gallery={<Gallery title={title} pictures={pictures} placeholder={placeholder} />}
      >
        <GroupLinks brand={brand} category={category} />
        <h1
          id={titleId}
          className="mt-1 text-2xl leading-snug font-semibold tracking-tight text-pretty wrap-anywhere lg:text-3xl lg:leading-snug"
        >
          {title}
        </h1>
        <RatingLine rating={product.rating} count={product.ratingCount} />
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Price product={product} size="large" />
          <PercentOff product={product} />
        </div>
        <p className="mt-1 text-sm text-ink-soft">{details.priceNote(formatEgp(SHIPPING_PIASTRES, egp))}</p>
        {isShort && about}
        {isScarce && <p className="mt-5 -mb-3 font-medium">{words.onlyLeft(stock)}</p>}
        <BuyBox product={product} titleId={titleId} />
        <ProductFacts />
        {!isShort && about}
      </DetailsFrame>
      {product.reviews.length > 0 && <Reviews reviews={product.reviews} />}
    </>
  );
}

/** The average rating; nothing if nobody rated it. */
function RatingLine({ rating, count }: { rating: number; count: number }) {
  if (rating === 0 && count === 0) return null;
  return (
    <div className="mt-2 flex items-center gap-1.5 text-sm text-ink-soft [&_p]:text-sm">
      <Rating value={rating} />
      {count > 0 && <p className="before:me-1.5 before:content-['·']">{details.ratings(count)}</p>}
    </div>
  );
}
