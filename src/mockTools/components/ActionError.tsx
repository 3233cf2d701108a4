import { Alert } from '@/components/Alert';

/** What went wrong with an act, if anything; announced. */
export function ActionError({ words }: { words: string }) {
  return <div role="alert">{words && <Alert type="error" role="none" message={words} />}</div>;
}
