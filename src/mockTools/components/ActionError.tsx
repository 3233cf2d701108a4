import { Alert } from '@/components/Status/Alert';

/** Announces the error of an action, if any. */
export function ActionError({ text }: { text: string }) {
  return <div role="alert">{text && <Alert type="error" role="none" message={text} />}</div>;
}
