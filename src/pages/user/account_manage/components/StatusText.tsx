import { ExclamationCircleOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import './StatusText.css';

interface Props {
  /** How it stands, in words; undefined while nobody knows. */
  words: string | undefined;
  /** Whether something should be done about it. */
  missing?: boolean;
  /** Whether it is being asked for. */
  loading: boolean;
}

/** How one thing of the account stands, beside the way to it. */
export function StatusText({ words, missing = false, loading }: Props) {
  if (words === undefined) return loading ? <Skeleton.Button active size="small" /> : null;
  return (
    <span className="account-state">
      {missing && <ExclamationCircleOutlined aria-hidden="true" />}
      {words}
    </span>
  );
}
