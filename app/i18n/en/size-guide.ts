/** Texts of the size guide, a dialog with the measures of sizes. */

export const close = 'Close the size guide';
export const inCentimetres = 'Measures of the body in centimetres';
export const measures = {
  eu: 'EU size',
  height: 'Height, cm',
  chest: 'Chest, cm',
  waist: 'Waist, cm',
  hips: 'Hips, cm',
  foot: 'Foot length, cm',
};
export const notes = {
  women:
    'Measure over underwear with the tape level: the chest at its fullest, the waist at its narrowest. Between two sizes, take the larger one.',
  men: 'Measure with the tape level: the chest under the arms, the waist where the trousers sit. Between two sizes, take the larger one.',
  kids: 'Go by the height first. Between two sizes, take the larger one: children grow.',
  shoes:
    'Stand on a sheet of paper and measure from the heel to the longest toe, in the evening. Take the longer foot.',
};
