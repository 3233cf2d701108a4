/** An element of a parsed message: text, the number sign of a plural (without `value`), or a placeholder. */
interface MessageElement {
  type: number;
  /** The text, or the name of the placeholder. */
  value?: string;
  /** The options of a plural or select. */
  options?: Record<string, { value: MessageElement[] }>;
}

/** The type of a text element in react-intl's parser. */
const TEXT = 0;

const listNames = (elements: MessageElement[]): string[] =>
  elements.flatMap(({ type, value, options = {} }) =>
    type === TEXT || value === undefined
      ? []
      : [value, ...Object.values(options).flatMap((option) => listNames(option.value))],
  );

/**
 * Returns the names of a message's placeholders. `message` is text, or the elements into which the build has parsed
 * the text (config/plugins/messageLoader.js).
 */
export function findPlaceholders(message: string | MessageElement[]): string[] {
  if (typeof message !== 'string') return listNames(message);
  return [...message.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
}
