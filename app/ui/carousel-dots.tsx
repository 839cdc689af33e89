export interface CarouselDotsProps {
  count: number;
  current: number;
  onChoose: (index: number) => void;
}

export function CarouselDots({
  count,
  current,
  label,
  onChoose,
}: CarouselDotsProps & { label: (index: number) => string }) {
  return (
    <div className="flex justify-center pt-2">
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its index
          key={index}
          type="button"
          aria-label={label(index)}
          aria-current={index === current || undefined}
          onClick={() => onChoose(index)}
          className="group grid h-8 min-w-6 place-items-center px-1 pointer-coarse:size-11"
        >
          <span className="block h-2 w-2 rounded-full bg-edge transition-[width,background-color] group-hover:bg-brand group-aria-current:w-6 group-aria-current:bg-brand pointer-coarse:w-7 pointer-coarse:h-1.5 pointer-coarse:group-aria-current:w-7 forced-colors:bg-[ButtonText] forced-colors:group-aria-current:bg-[Highlight]" />
        </button>
      ))}
    </div>
  );
}
