import { Picture } from '#app/ui/picture.tsx';

const SIZES = '(min-width: 64rem) 15rem, (min-width: 40rem) 30vw, 45vw';

export function CategoryCard({ name, picture }: { name: string; picture: string }) {
  return (
    <li className="overflow-hidden rounded-card border border-line bg-surface">
      <Picture url={picture} sizes={SIZES} />
      <p className="px-4 py-3 font-medium">{name}</p>
    </li>
  );
}
