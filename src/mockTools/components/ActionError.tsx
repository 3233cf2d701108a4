import { Alert } from '@/components/Status/Alert';

/** Announces the error of an action, if any. */
export function ActionError({ words }: { words: string }) {
  return <div role="alert">{words && <Alert type="error" role="none" message={words} />}</div>;
}
