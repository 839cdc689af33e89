import homePlaceholder from '#app/hero/home-16.webp?inline';
import home400Avif from '#app/hero/home-400.avif?no-inline';
import home400Webp from '#app/hero/home-400.webp?no-inline';
import home640Avif from '#app/hero/home-640.avif?no-inline';
import home640Webp from '#app/hero/home-640.webp?no-inline';
import home900Avif from '#app/hero/home-900.avif?no-inline';
import home900Webp from '#app/hero/home-900.webp?no-inline';
import stylePlaceholder from '#app/hero/style-16.webp?inline';
import style400Avif from '#app/hero/style-400.avif?no-inline';
import style400Webp from '#app/hero/style-400.webp?no-inline';
import style640Avif from '#app/hero/style-640.avif?no-inline';
import style640Webp from '#app/hero/style-640.webp?no-inline';
import style900Avif from '#app/hero/style-900.avif?no-inline';
import style900Webp from '#app/hero/style-900.webp?no-inline';
import techPlaceholder from '#app/hero/tech-16.webp?inline';
import tech400Avif from '#app/hero/tech-400.avif?no-inline';
import tech400Webp from '#app/hero/tech-400.webp?no-inline';
import tech640Avif from '#app/hero/tech-640.avif?no-inline';
import tech640Webp from '#app/hero/tech-640.webp?no-inline';
import tech900Avif from '#app/hero/tech-900.avif?no-inline';
import tech900Webp from '#app/hero/tech-900.webp?no-inline';

export interface HeroSlide {
  name: 'tech' | 'living' | 'style';
  /** The category that the slide links to, if the provider has it. */
  categorySlug: string;
  /** `srcset` values. Browsers without AVIF use the WebP files. */
  avif: string;
  webp: string;
  src: string;
  /** A picture 16 pixels wide, as a data URL. */
  placeholder: string;
}

const listSources = (at400: string, at640: string, at900: string) =>
  `${at400} 400w, ${at640} 640w, ${at900} 900w`;

/** The slides in their order; scripts/encode-hero.ts generates the pictures. */
export const HERO_SLIDES: HeroSlide[] = [
  {
    name: 'tech',
    categorySlug: 'electronics',
    avif: listSources(tech400Avif, tech640Avif, tech900Avif),
    webp: listSources(tech400Webp, tech640Webp, tech900Webp),
    src: tech640Webp,
    placeholder: techPlaceholder,
  },
  {
    name: 'living',
    categorySlug: 'home',
    avif: listSources(home400Avif, home640Avif, home900Avif),
    webp: listSources(home400Webp, home640Webp, home900Webp),
    src: home640Webp,
    placeholder: homePlaceholder,
  },
  {
    name: 'style',
    categorySlug: 'womens-fashion',
    avif: listSources(style400Avif, style640Avif, style900Avif),
    webp: listSources(style400Webp, style640Webp, style900Webp),
    src: style640Webp,
    placeholder: stylePlaceholder,
  },
];
