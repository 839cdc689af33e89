import type { CSSVariablesResolver } from '@mantine/core';
import { PAPER_COLORS } from '#contract/constants.ts';

/** The storefront's colours by role (app/styles/themes.css), in place of Mantine's. */
export const resolveCssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': PAPER_COLORS.light,
    '--mantine-color-text': '#1d1b18',
    '--mantine-color-dimmed': '#6b655c',
    '--mantine-color-placeholder': '#7a7266',
    '--mantine-color-error': '#c8281f',
    '--mantine-color-default-border': '#ddd4c6',
    '--mantine-color-default-hover': '#f8f5ef',
    '--shop-on-filled': '#ffffff',
    '--shop-surface': '#ffffff',
    '--shop-sidebar': '#f5f1ea',
    '--shop-line': '#e8e1d6',
    '--shop-hover': '#ece6db',
    '--shop-current': '#e0eeec',
    '--shop-current-ink': '#0a453f',
    '--shop-shadow': '#1d1b182e',
    '--shop-shadow-near': '#1d1b180d',
  },
  dark: {
    '--mantine-color-body': PAPER_COLORS.dark,
    '--mantine-color-text': '#f3eee6',
    '--mantine-color-dimmed': '#b5ada0',
    '--mantine-color-placeholder': '#968d7f',
    '--mantine-color-error': '#f07263',
    '--mantine-color-default': '#211e1a',
    '--mantine-color-default-border': '#3a352d',
    '--mantine-color-default-hover': '#2a2621',
    '--shop-on-filled': '#12100e',
    '--shop-surface': '#211e1a',
    '--shop-sidebar': '#12100e',
    '--shop-line': '#3a352d',
    '--shop-hover': '#26221d',
    '--shop-current': '#1d3532',
    '--shop-current-ink': '#8bd0c5',
    '--shop-shadow': '#000000b3',
    '--shop-shadow-near': '#0006',
  },
});
