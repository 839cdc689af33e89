import { Card } from '#app/ui/card.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Price } from '#app/ui/price.tsx';
import { Rating } from '#app/ui/rating.tsx';
import { Section } from '#app/ui/section.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import blocks from '../../../catalog/products/bebolo-abc-wooden-blocks-1.webp';
import { Sample } from './sample.tsx';

const PRICES = [
  { price: 0.99 },
  { price: 6499 },
  { price: 1_234_567.5 },
  { price: 6499, offerPrice: 3249.5 },
  { price: 1_234_567.5, offerPrice: 617_283.75 },
];
const labels = { nowLabel: 'Now', beforeLabel: 'before' };

export function Products() {
  return (
    <>
      <Section id="prices" title="Prices and ratings">
        <div className="flex flex-wrap items-baseline gap-x-10 gap-y-4">
          {PRICES.map((price) => (
            <Price key={JSON.stringify(price)} {...price} {...labels} />
          ))}
          <Rating value={4.7} label="Rated 4.7 of 5" />
          <Rating value={3} count={126} label="Rated 3 of 5" />
        </div>
        <div className="mt-6 flex flex-wrap items-baseline gap-x-10 gap-y-4">
          {PRICES.slice(2).map((price) => (
            <Price key={JSON.stringify(price)} {...price} {...labels} size="large" />
          ))}
        </div>
      </Section>
      <Section id="pictures" title="Pictures and skeletons" note="A place is there before what fills it">
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
          <Sample name="there">
            <Card className="overflow-hidden">
              <Picture url={blocks} sizes="15rem" />
            </Card>
          </Sample>
          <Sample name="missing">
            <Card className="overflow-hidden">
              <Picture url="" sizes="15rem" />
            </Card>
          </Sample>
          <Sample name="broken">
            <Card className="overflow-hidden">
              <Picture url="data:image/webp;base64,broken" sizes="15rem" alt="A lamp" />
            </Card>
          </Sample>
          <Sample name="isLogo">
            <Card className="overflow-hidden">
              <Picture url={blocks} sizes="15rem" isLogo />
            </Card>
          </Sample>
          <Sample name="Skeleton">
            <Card className="overflow-hidden">
              <Skeleton className="aspect-square rounded-none" />
            </Card>
          </Sample>
        </div>
        <div className="mt-4 grid max-w-sm gap-3">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-11 rounded-full" />
        </div>
      </Section>
    </>
  );
}
