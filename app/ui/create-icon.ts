/** Makes the icons of lucide-react, whose own maker weighs 1 kB on every page: see vite.config.ts. */
import { type ComponentProps, createElement } from 'react';

interface IconData {
  size: number;
  node: [tag: string, attributes: Record<string, string>][];
}

interface IconProps extends ComponentProps<'svg'> {
  size?: number | undefined;
}

// biome-ignore lint/style/noDefaultExport: lucide-react's icons import it so
export default function createIcon({ size: side, node }: IconData) {
  return ({ size = side, strokeWidth = 2, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: `0 0 ${side} ${side}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
