import { useState } from 'react';
import { Picture } from '#app/features/product/picture.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Carousel } from '#app/ui/carousel.tsx';
import { CarouselDots } from '#app/ui/carousel-dots.tsx';
import { Section } from '#app/ui/section.tsx';
import { CAROUSEL, GALLERY } from '#contract/constants.ts';
import home from '../../../catalog/hero/home.webp';
import style from '../../../catalog/hero/style.webp';
import tech from '../../../catalog/hero/tech.webp';
import one from '../../../catalog/products/bebolo-wooden-train-1.webp';
import two from '../../../catalog/products/bebolo-wooden-train-2.webp';
import three from '../../../catalog/products/bebolo-wooden-train-3.webp';

const PANELS = [
  { title: 'Work and play', picture: tech },
  { title: 'Rooms that rest', picture: home },
  { title: 'Finished with care', picture: style },
];
const PICTURES = [one, two, three];

export function Carousels() {
  const [index, setIndex] = useState(0);
  return (
    <>
      <Section id="carousel" title="Carousel" note="Three slides per view, looping">
        <Carousel
          label="What is new"
          speedMs={CAROUSEL.speedMs}
          perView={{ base: 1.12, sm: 2.2, lg: 3 }}
          isLooping
          roles={{ carousel: 'carousel', slide: 'slide' }}
          slideLabel={(at) => `${at + 1} of ${PANELS.length}`}
          renderDots={(dots) => <CarouselDots {...dots} label={(at) => `Show slide ${at + 1}`} />}
          slides={PANELS.map(({ title, picture }) => (
            <div key={title} className="relative isolate aspect-[4/4.4] overflow-hidden rounded-card">
              <img src={picture} alt="" className="absolute inset-0 -z-1 size-full object-cover" />
              <div className="scheme-light absolute inset-x-0 bottom-0 grid justify-items-start gap-3 [background:linear-gradient(to_top,--alpha(var(--color-ink)/75%),--alpha(var(--color-ink)/60%)_50%,transparent)] p-6 pt-16">
                <p className="text-2xl font-semibold text-surface">{title}</p>
                <ButtonLink to="/products" variant="light" draggable={false}>
                  Shop
                </ButtonLink>
              </div>
            </div>
          ))}
        />
      </Section>
      <Section id="gallery" title="Gallery" note={`Auto-play; slide ${index + 1} is shown`}>
        <Carousel
          className="max-w-sm"
          label="Pictures"
          speedMs={GALLERY.slideMs}
          autoPlayMs={GALLERY.intervalMs}
          isLooping
          index={index}
          onIndexChange={setIndex}
          roles={{ carousel: 'carousel', slide: 'slide' }}
          slideLabel={(at) => `${at + 1} of ${PICTURES.length}`}
          slides={PICTURES.map((url) => (
            <Picture key={url} url={url} sizes="24rem" className="rounded-card" />
          ))}
        />
      </Section>
    </>
  );
}
