import { render, screen, waitFor } from '@testing-library/react';
import { RegionName } from '@/components/Value/RegionName';
import { reader } from '../../support/fakes/umi';

let mockIsOffline = true;
// Jest has no chunks: only the data itself can fail to load.
jest.mock('@/utils/i18n/regions/traditional.json', () => {
  if (mockIsOffline) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual('@/utils/i18n/regions/traditional.json');
});

const place = () => <RegionName code="440106" original="广东省广州市天河区" rest="****" />;
const words = () => document.body.textContent;
const langOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');

// Must be the first test: loaded names stay in the module cache.
test('shows the original if the names do not load or do not include the region', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  reader.locale = 'zh-TW';
  const { unmount } = render(place());
  await waitFor(() => expect(words()).toBe('广东省广州市天河区****'));
  unmount();
  mockIsOffline = false;
  reader.locale = 'en-US';
  render(<RegionName code="449999" original="广东省新地市" />);
  await waitFor(() => expect(words()).toBe('广东省新地市'));
});

test('shows Latin letters with the original, which is marked as Chinese', async () => {
  reader.locale = 'en-US';
  render(place());
  expect(words()).toBe('');
  await waitFor(() => expect(words()).toBe('Tianhe, Guangzhou, Guangdong (广东省广州市天河区****)'));
  expect(langOf('广东省广州市天河区****')).toBe('zh-CN');
});

test('changes the script with the language, without a reload', async () => {
  reader.locale = 'zh-TW';
  const { rerender } = render(place());
  await waitFor(() => expect(words()).toBe('廣東省廣州市天河區****'));
  expect(langOf('廣東省廣州市天河區****')).toBe('zh-TW');
  reader.locale = 'zh-CN';
  rerender(place());
  await waitFor(() => expect(words()).toBe('广东省广州市天河区****'));
  reader.locale = 'pt-BR';
  rerender(place());
  await waitFor(() => expect(words()).toContain('Tianhe, Guangzhou, Guangdong'));
});
