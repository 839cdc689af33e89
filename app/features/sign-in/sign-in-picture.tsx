import placeholder from '#app/hero/home-16.webp?inline';
import avif from '#app/hero/home-900.avif?no-inline';
import webp from '#app/hero/home-900.webp?no-inline';

/** Fills its container. Lazy, so that it is not loaded where the container is hidden. */
export function SignInPicture() {
  return (
    <picture>
      <source type="image/avif" srcSet={avif} />
      <img
        src={webp}
        alt=""
        width={900}
        height={990}
        loading="lazy"
        decoding="async"
        className="absolute inset-x-0 top-0 h-[132%] w-full bg-cover bg-center object-cover"
        style={{ backgroundImage: `url("${placeholder}")` }}
      />
    </picture>
  );
}
