/**
 * The characters of the image captcha as strokes on a grid 6 wide and 8 high: the picture holds no text to
 * copy. It leaves out characters that people mix up: 0 O D Q, 1 I L, 2 Z, 5 S, 8 B, G (6), U V.
 */
export const glyphs: Record<string, string> = {
  '3': 'M0 1Q3 -1 5.5 1.5T2.5 4Q6 4 6 6.2T0 7.4',
  '4': 'M4.5 8V0L0 5.5H6',
  '6': 'M5 0Q0.4 1.4 0.3 5.3A2.7 2.7 0 1 0 3 2.6Q1 2.7 0.4 4.6',
  '7': 'M0 0H6L2 8',
  '9': 'M5.6 2.8Q5.6 5 3 5T0.3 2.6T3 0T5.6 2.8Q5.6 7.6 1 8',
  A: 'M0 8L3 0L6 8M1.2 5.2H4.8',
  C: 'M6 1.2Q0.2 -2 0.2 4T6 6.8',
  E: 'M6 0H0V8H6M0 4H4.5',
  F: 'M6 0H0V8M0 4H4.5',
  H: 'M0 0V8M6 0V8M0 4H6',
  J: 'M2 0H6M4.5 0V6Q4 8.6 0.4 7',
  K: 'M0 0V8M6 0L0 4.6M2 3.4L6 8',
  M: 'M0 8V0L3 5L6 0V8',
  N: 'M0 8V0L6 8V0',
  P: 'M0 8V0H3Q6 0 6 2.2T3 4.4H0',
  R: 'M0 8V0H3Q6 0 6 2.2T3 4.4H0M3 4.4L6 8',
  T: 'M0 0H6M3 0V8',
  W: 'M0 0L1.5 8L3 3L4.5 8L6 0',
  X: 'M0 0L6 8M6 0L0 8',
  Y: 'M0 0L3 4L6 0M3 4V8',
};
