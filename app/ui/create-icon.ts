/** Makes the icons of lucide-react, whose own maker weighs 1 kB on every page: see vite.config.ts. */
import { type ComponentProps, createElement } from 'react';
import { joinClasses } from './class-names.ts';

interface IconData {
  size: number;
  node: [tag: string, attributes: Record<string, string>][];
}

interface IconProps extends ComponentProps<'svg'> {
  size?: number | undefined;
}

// biome-ignore lint/style/noDefaultExport: lucide-react's icons import it so
export default function createIcon({ size: side, node }: IconData) {
  return ({ size = side, strokeWidth = 2, className, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: `0 0 ${side} ${side}`,
        strokeWidth,
        'aria-hidden': true,
        // How all are drawn: components.css.
        className: joinClasses('icon', className),
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
