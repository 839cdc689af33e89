import { Picture } from '#app/features/product/picture.tsx';
import { Price } from '#app/features/product/price.tsx';
import { Rating } from '#app/features/product/rating.tsx';
import { Card } from '#app/ui/card.tsx';
import { Section } from '#app/ui/section.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import blocks from '../../../catalog/products/bebolo-abc-wooden-blocks-1.webp';
import { Sample } from './sample.tsx';

const PRICES = [
  { pricePiastres: 99 },
  { pricePiastres: 649_900 },
  { pricePiastres: 123_456_750 },
  { pricePiastres: 649_900, offerPricePiastres: 324_950 },
  { pricePiastres: 123_456_750, offerPricePiastres: 61_728_375 },
];

export function Products() {
  return (
    <>
      <Section id="prices" title="Prices and ratings">
        <div className="flex flex-wrap items-baseline gap-x-10 gap-y-4">
          {PRICES.map((price) => (
            <Price key={JSON.stringify(price)} product={price} />
          ))}
          <Rating value={4.7} />
          <Rating value={3} />
        </div>
        <div className="mt-6 flex flex-wrap items-baseline gap-x-10 gap-y-4">
          {PRICES.slice(2).map((price) => (
            <Price key={JSON.stringify(price)} product={price} isLarge />
          ))}
        </div>
      </Section>
      <Section
        id="pictures"
        title="Pictures and skeletons"
        note="Skeletons reserve the space of their content"
      >
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
          <Sample name="loaded">
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
