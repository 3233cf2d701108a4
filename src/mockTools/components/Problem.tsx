import { Alert } from 'antd';

/** What went wrong with an act, if anything; announced. */
export function Problem({ words }: { words: string }) {
  return <div role="alert">{words && <Alert type="error" showIcon role="none" message={words} />}</div>;
}
