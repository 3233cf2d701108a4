import { Spin } from 'antd';

/** Full-page loading fallback (specification, section 2): a large centred spinner with 100 px above. */
export function PageLoading() {
  return (
    <div style={{ paddingTop: 100, textAlign: 'center' }}>
      <Spin size="large" />
    </div>
  );
}
