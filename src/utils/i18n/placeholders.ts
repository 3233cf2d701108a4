/** One element of a parsed message: text, the sign for a plural's number, or a place by its name. */
interface MessageElement {
  type: number;
  value?: string;
  /** The options of a placeholder. */
  options?: Record<string, { value: MessageElement[] }>;
}

/** The type that react-intl's parser gives to text. */
const TEXT = 0;

const namesIn = (elements: MessageElement[]): string[] =>
  elements.flatMap(({ type, value, options = {} }) =>
    type === TEXT || value === undefined
      ? []
      : [value, ...Object.values(options).flatMap((option) => namesIn(option.value))],
  );

/**
 * Names of the values a message has places for. It comes as text, or as the elements that the build has parsed
 * it into (config/plugins/messageLoader.js).
 */
export function findPlaceholders(message: string | MessageElement[]): string[] {
  if (typeof message !== 'string') return namesIn(message);
  return [...message.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
}
