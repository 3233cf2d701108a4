import { getContrastRatio, pickReadableShade } from '@/theme/contrast';

test('computes the contrast of WCAG 2.2', () => {
  expect(getContrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(getContrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(getContrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(getContrastRatio('#123456', '#123456')).toBe(1);
});

test('picks the first readable shade, else the last one', () => {
  expect(pickReadableShade(['#999999', '#555555', '#000000'], ['#ffffff'])).toBe('#555555');
  expect(pickReadableShade(['#999999', '#aaaaaa'], ['#ffffff'])).toBe('#aaaaaa');
});
