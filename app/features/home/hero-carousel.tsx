import type { ShownGroup } from '#app/features/catalogue/groups.ts';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Carousel } from '#app/ui/carousel.tsx';
import { CarouselDots } from '#app/ui/carousel-dots.tsx';
import { CAROUSEL } from '#contract/constants.ts';
import * as common from '#messages/common.ts';
import * as home from '#messages/home.ts';
import { HERO_SLIDES, type HeroSlide } from './hero-slides.ts';

const PICTURE_SIZES = '(min-width: 84rem) 26.5rem, (min-width: 64rem) 31vw, (min-width: 40rem) 45vw, 85vw';
// Wide screens show three slides; phones show one and the edge of the next.
const SLIDES_PER_VIEW = { base: 1.12, sm: 2.1, lg: CAROUSEL.slides };

/** Three tall panels, each linking to a category. */
export function HeroCarousel({ categories }: { categories: ShownGroup[] }) {
  return (
    <Carousel
      roles={common.carouselRoles}
      label={home.carousel}
      speedMs={CAROUSEL.speedMs}
      perView={SLIDES_PER_VIEW}
      isLooping
      slideLabel={(at) => home.slide(at + 1, HERO_SLIDES.length)}
      renderDots={(dots) => (
        // Wide screens show all slides at once, so they need no dots.
        <div className="lg:hidden">
          <CarouselDots {...dots} label={(at) => home.showSlide(at + 1)} />
        </div>
      )}
      slides={HERO_SLIDES.map((slide, at) => (
        <Panel key={slide.name} slide={slide} categories={categories} isFirst={at === 0} />
      ))}
      className="hero-carousel mx-auto max-sm:-mb-4 max-w-page px-4 pt-5 sm:px-6 lg:px-8"
    />
  );
}

interface PanelProps {
  slide: HeroSlide;
  categories: ShownGroup[];
  isFirst: boolean;
}

function Panel({ slide, categories, isFirst }: PanelProps) {
  const { note, title, action } = home.slides[slide.name];
  // Providers other than ours may lack this category.
  const category = categories.find(({ slug }) => slug === slide.categorySlug);
  return (
    <div className="relative isolate overflow-hidden rounded-card bg-stage scheme-light">
      <picture>
        <source type="image/avif" srcSet={slide.avif} sizes={PICTURE_SIZES} />
        <source type="image/webp" srcSet={slide.webp} sizes={PICTURE_SIZES} />
        <img
          src={slide.src}
          alt=""
          width={640}
          height={704}
          fetchPriority={isFirst ? 'high' : 'auto'}
          loading={isFirst ? undefined : 'lazy'}
          className="block aspect-[1/1.1] h-auto w-full bg-cover object-cover"
          style={{ backgroundImage: `url("${slide.placeholder}")` }}
        />
      </picture>
      {/* The lower part of the picture is empty, for this text. */}
      <div className="absolute inset-x-0 bottom-0 px-5 pb-4 text-ink xl:px-6 xl:pb-6">
        <p className="text-sm">{note}</p>
        <h2 className="mb-2 text-2xl leading-tight font-semibold tracking-tight xl:mb-4">{title}</h2>
        <ButtonLink to={category ? paths.productsOfCategory(category.id) : paths.products}>
          {action}
        </ButtonLink>
      </div>
    </div>
  );
}
