/** The same stand-in for '@umijs/max' where every message is its key: for tests of which words are said, not how. */
import type * as Umi from './umi';

// By this name it would be itself: it is what '@umijs/max' is mocked with.
export const { Link, history, addLocale, setLocale, visits } = jest.requireActual<typeof Umi>('./umi');

const intl = {
  locale: 'en-US',
  messages: {},
  formatMessage: ({ id }: { id: string }) => id,
};

export const getIntl = () => intl;
export const useIntl = () => intl;

/** No page that is drawn with keys reads a model, but for what nothing is known of. */
export const useSelector = () => undefined;
