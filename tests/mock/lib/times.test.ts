import { describeDate, describeDay, describeTime } from '../../../mock/_domain/lib/times';

/** 06:30 on 6 March in China. */
const AT = Date.UTC(2026, 2, 5, 22, 30);

/** Replaces the narrow no-break space that the engine may put before AM and PM. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test.each([
  ['zh-CN', '2026年3月6日 06:30', '2026年3月6日'],
  ['zh-TW', '2026年3月6日 06:30', '2026年3月6日'],
  ['en-US', 'March 6, 2026 at 6:30 AM', 'March 6, 2026'],
  ['pt-BR', '6 de março de 2026 às 06:30', '6 de março de 2026'],
] as const)('formats a time, its date and a date alone in %s', (lang, time, day) => {
  expect(plain(describeTime(AT, lang))).toBe(time);
  expect(describeDate(AT, lang)).toBe(day);
  expect(describeDay('2026-03-06', lang)).toBe(day);
});
