/** Size charts: EU sizes and body measurements in cm, as ranges where a size covers several. */
import type { SizeGuide } from './size-guide.ts';

type Measure = 'eu' | 'height' | 'chest' | 'waist' | 'hips' | 'foot';

interface Chart {
  measures: Measure[];
  /** The measures of a size; undefined for sizes that the chart doesn't have. */
  find: (size: string) => string[] | undefined;
}

const WOMEN_SIZES: Record<string, string[]> = {
  xs: ['34', '80–83', '62–65', '86–89'],
  s: ['36–38', '84–91', '66–73', '90–97'],
  m: ['40–42', '92–99', '74–81', '98–104'],
  l: ['44–46', '100–107', '82–90', '105–111'],
  xl: ['48–50', '108–117', '91–101', '112–119'],
  xxl: ['52–54', '118–129', '102–113', '120–130'],
  '3xl': ['56–58', '130–141', '114–125', '131–141'],
};
const MEN_SIZES: Record<string, string[]> = {
  xs: ['40–42', '80–87', '68–75'],
  s: ['44–46', '88–95', '76–83'],
  m: ['48–50', '96–103', '84–91'],
  l: ['52–54', '104–111', '92–99'],
  xl: ['56–58', '112–119', '100–108'],
  xxl: ['60–62', '120–127', '109–117'],
  '3xl': ['64–66', '128–135', '118–126'],
};
const KIDS_SIZES: Record<string, string[]> = {
  '0-3-months': ['50–62', '40–43'],
  '3-6-months': ['62–68', '43–45'],
  '6-12-months': ['68–80', '45–49'],
  '1-2-years': ['80–92', '49–53'],
  '3-4-years': ['98–104', '54–57'],
  '5-6-years': ['110–116', '58–61'],
  '7-8-years': ['122–128', '62–66'],
  '9-10-years': ['134–140', '67–71'],
};

/** EU shoe sizes are steps of two thirds of a centimetre, and a shoe is 1.5 cm longer than the foot. */
const findFootLength = (size: string) => (Math.round((Number(size) * 20) / 3 - 15) / 10).toFixed(1);

export const SIZE_CHARTS: Record<SizeGuide, Chart> = {
  women: {
    measures: ['eu', 'chest', 'waist', 'hips'],
    find: (size) => WOMEN_SIZES[size.replace('2xl', 'xxl')],
  },
  men: { measures: ['eu', 'chest', 'waist'], find: (size) => MEN_SIZES[size.replace('2xl', 'xxl')] },
  kids: { measures: ['height', 'chest'], find: (size) => KIDS_SIZES[size] },
  shoes: { measures: ['foot'], find: (size) => [findFootLength(size)] },
};
