import {
  Button,
  Checkbox,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  Menu,
  Modal,
  Notification,
  Paper,
  Tooltip,
  type VariantColorsResolver,
} from '@mantine/core';

const brand: MantineColorsTuple = [
  '#eef6f5',
  '#e0eeec',
  '#bddbd7',
  '#8bc9c0',
  '#5fb7aa',
  '#349083',
  '#1c766c',
  '#0f5c55',
  '#0a453f',
  '#07302c',
];
/** The red of the storefront's offers and errors. */
const red: MantineColorsTuple = [
  '#fdeceb',
  '#fbd9d6',
  '#f5b3ae',
  '#f28c80',
  '#f07263',
  '#e04a3d',
  '#d1352a',
  '#c8281f',
  '#a51d15',
  '#7d1510',
];
const warmGray: MantineColorsTuple = [
  '#f8f5ef',
  '#f2ede5',
  '#ebe5da',
  '#e0d8ca',
  '#cfc5b5',
  '#a79e90',
  '#857c6f',
  '#6b655c',
  '#433e37',
  '#1d1b18',
];
/** From the colour of text on dark surfaces to the darkest surface. */
const warmDark: MantineColorsTuple = [
  '#f3eee6',
  '#d5cdc1',
  '#b5ada0',
  '#968d7f',
  '#4a443b',
  '#353029',
  '#211e1a',
  '#171512',
  '#12100e',
  '#0d0b0a',
];

/** Filled buttons and badges are dark in the light theme and light in the dark theme; their text is the reverse. */
const resolveVariant: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  return input.variant === 'filled' ? { ...colors, color: 'var(--shop-on-filled)' } : colors;
};

export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  variantColorResolver: resolveVariant,
  colors: { brand, red, gray: warmGray, dark: warmDark },
  white: '#ffffff',
  black: '#1d1b18',
  fontFamily: 'Alexandria, Fallback, "Noto Sans Arabic", system-ui, sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.3' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.35' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.5', md: '1.55', lg: '1.6', xl: '1.6' },
  radius: { xs: '0.25rem', sm: '0.5rem', md: '0.625rem', lg: '0.875rem', xl: '1.125rem' },
  defaultRadius: 'sm',
  shadows: {
    xs: '0 1px 2px var(--shop-shadow-near)',
    sm: '0 1px 2px var(--shop-shadow-near), 0 4px 12px -6px var(--shop-shadow)',
    md: '0 1px 2px var(--shop-shadow-near), 0 8px 24px -12px var(--shop-shadow)',
    lg: '0 2px 4px var(--shop-shadow-near), 0 16px 40px -16px var(--shop-shadow)',
    xl: '0 4px 8px var(--shop-shadow-near), 0 24px 64px -20px var(--shop-shadow)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({ styles: { label: { fontWeight: 500 } } }),
    Checkbox: Checkbox.extend({ defaultProps: { radius: 'xs' } }),
    Paper: Paper.extend({ defaultProps: { radius: 'lg' } }),
    Menu: Menu.extend({ defaultProps: { shadow: 'lg', radius: 'md', position: 'bottom-end' } }),
    Modal: Modal.extend({
      defaultProps: {
        radius: 'lg',
        centered: true,
        overlayProps: { backgroundOpacity: 0.4 },
        // By default, Mantine renders a header element here; screen readers would take it for a second page banner.
        attributes: { header: { role: 'presentation' } },
      },
    }),
    Notification: Notification.extend({ styles: { description: { color: 'var(--mantine-color-dimmed)' } } }),
    Tooltip: Tooltip.extend({ defaultProps: { openDelay: 400, withArrow: true, fz: 'xs' } }),
  },
});
