/**
 * The characters of the image captcha, as lines on a grid 6 wide and 8 high. People confuse the omitted ones:
 * 0 O D Q, 1 I L, 2 Z, 5 S, 8 B, G (6), U V.
 */
const drawings = {
  3: '0,0.8 2,0 4.2,0.2 5.4,1.6 4.8,3.2 2.5,3.9 5,4.6 6,6 5,7.6 2.6,8 0,7.2',
  4: '4.5,8 4.5,0 0,5.5 6,5.5',
  6: '5,0 2.4,1.4 0.8,3.4 0.3,5.6 1.2,7.4 3,8 4.9,7.3 5.6,5.6 4.8,3.9 3,3.3 1,4.2',
  7: '0,0 6,0 2,8',
  9: '5,3.8 3,4.7 1.2,4.1 0.4,2.4 1.1,0.7 3,0 4.8,0.6 5.7,2.4 5.2,4.6 3.6,6.6 1,8',
  A: '0,8 3,0 6,8 | 1.2,5.2 4.8,5.2',
  C: '6,1.2 4.4,0 2.4,0.1 0.8,1.6 0.2,4 0.8,6.4 2.4,7.9 4.4,8 6,6.8',
  E: '6,0 0,0 0,8 6,8 | 0,4 4.5,4',
  F: '6,0 0,0 0,8 | 0,4 4.5,4',
  H: '0,0 0,8 | 6,0 6,8 | 0,4 6,4',
  J: '2,0 6,0 | 4.5,0 4.5,6 3.8,7.6 2.2,8 0.4,7',
  K: '0,0 0,8 | 6,0 0,4.6 | 2,3.4 6,8',
  M: '0,8 0,0 3,5 6,0 6,8',
  N: '0,8 0,0 6,8 6,0',
  P: '0,8 0,0 3.4,0 5.4,0.6 6,2.2 5.2,3.8 3.4,4.4 0,4.4',
  R: '0,8 0,0 3.4,0 5.4,0.6 6,2.2 5.2,3.8 3.4,4.4 0,4.4 | 3,4.4 6,8',
  T: '0,0 6,0 | 3,0 3,8',
  W: '0,0 1.5,8 3,3 4.5,8 6,0',
  X: '0,0 6,8 | 6,0 0,8',
  Y: '0,0 3,4 6,0 | 3,4 3,8',
};

/** A point on the grid, or a pixel. */
export type Point = [x: number, y: number];

const readLine = (line: string): Point[] =>
  line.split(' ').map((point) => point.split(',').map(Number) as Point);

export const glyphs: Record<string, Point[][]> = Object.fromEntries(
  Object.entries(drawings).map(([character, lines]) => [character, lines.split(' | ').map(readLine)]),
);
