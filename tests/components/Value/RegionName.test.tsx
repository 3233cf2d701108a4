import { render, screen, waitFor } from '@testing-library/react';
import { RegionName } from '@/components/Value/RegionName';
import type * as RegionNames from '@/utils/i18n/regionNames';

const mockPage = { locale: 'en-US' };
jest.mock('@umijs/max', () => ({
  ...jest.requireActual<object>('@umijs/max'),
  useIntl: () => mockPage,
}));
const mockLoad = jest.fn();
jest.mock('@/utils/i18n/regionNames', () => ({
  ...jest.requireActual<object>('@/utils/i18n/regionNames'),
  loadRegionNames: (locale: string) => mockLoad(locale),
}));

const actual = jest.requireActual<typeof RegionNames>('@/utils/i18n/regionNames');
const place = () => <RegionName code="440106" original="广东省广州市天河区" rest="****" />;
const words = () => document.body.textContent;
const langOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');

beforeEach(() => {
  mockLoad.mockReset().mockImplementation(actual.loadRegionNames);
});

test('shows Latin letters with the original, which is marked as Chinese', async () => {
  mockPage.locale = 'en-US';
  render(place());
  expect(words()).toBe('');
  await waitFor(() => expect(words()).toBe('Tianhe, Guangzhou, Guangdong (广东省广州市天河区****)'));
  expect(langOf('广东省广州市天河区****')).toBe('zh-CN');
});

test('changes the script with the language, without a reload', async () => {
  mockPage.locale = 'zh-TW';
  const { rerender } = render(place());
  await waitFor(() => expect(words()).toBe('廣東省廣州市天河區****'));
  expect(langOf('廣東省廣州市天河區****')).toBe('zh-TW');
  mockPage.locale = 'zh-CN';
  rerender(place());
  await waitFor(() => expect(words()).toBe('广东省广州市天河区****'));
  mockPage.locale = 'pt-BR';
  rerender(place());
  await waitFor(() => expect(words()).toContain('Tianhe, Guangzhou, Guangdong'));
  expect(mockLoad.mock.calls).toEqual([['zh-TW'], ['zh-CN'], ['pt-BR']]);
});

test('shows the original if the names do not load or do not include the region', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  mockPage.locale = 'zh-TW';
  mockLoad.mockRejectedValueOnce(new Error('no network'));
  const { unmount } = render(place());
  await waitFor(() => expect(words()).toBe('广东省广州市天河区****'));
  unmount();
  render(<RegionName code="449999" original="广东省新地市" />);
  await waitFor(() => expect(words()).toBe('广东省新地市'));
});
