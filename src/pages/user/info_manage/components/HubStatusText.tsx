import { Skeleton } from 'antd';

interface Props<Data> {
  /** What the answer says, and whether it is being asked for. */
  data: Data | null;
  loading: boolean;
  /** How it stands, in words. */
  tell: (data: Data) => string;
}

/** How one thing stands, beside the way to it; nothing where it could not be found out. */
export function HubStatusText<Data>({ data, loading, tell }: Props<Data>) {
  if (data) return <>{tell(data)}</>;
  return loading ? <Skeleton.Button active size="small" /> : null;
}
