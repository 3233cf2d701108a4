import { CloseOutlined } from '@ant-design/icons';
import { notification } from 'antd';
import { useEffect, useRef } from 'react';
import { NOTICE_OFFSET, NOTICE_SECONDS, REQUEST_NOTICE_OFFSET, REQUEST_NOTICE_SECONDS } from '@/constants';
import { useT } from '@/hooks/useT';
import { setNoticeSink } from '@/utils/notice';

/** antd draws the cross as a link without a place to go. */
const BUTTON = { role: 'button' };

/** The two kinds of notices of the specification, section 9: the portal's own and the request wrapper's. */
export default function NotificationHost() {
  const t = useT();
  const region = useRef<HTMLElement>(null);
  // In a landmark of their own, so that a screen reader finds what floats above the page.
  const getContainer = () => region.current ?? document.body;
  const [general, generalHolder] = notification.useNotification({
    getContainer,
    top: NOTICE_OFFSET,
    bottom: NOTICE_OFFSET,
    placement: 'topRight',
    duration: NOTICE_SECONDS,
  });
  const [request, requestHolder] = notification.useNotification({
    getContainer,
    top: REQUEST_NOTICE_OFFSET,
    placement: 'topRight',
    duration: REQUEST_NOTICE_SECONDS,
    pauseOnHover: true,
  });

  useEffect(
    () =>
      setNoticeSink(({ kind, type, title, description }) => {
        const api = kind === 'request' ? request : general;
        api.open({
          type,
          message: title,
          description,
          role: type === 'error' ? 'alert' : 'status',
          closable: {
            ...BUTTON,
            closeIcon: <CloseOutlined aria-hidden="true" />,
            'aria-label': t('common.close'),
          },
        });
      }),
    [general, request, t],
  );

  return (
    <section ref={region} aria-label={t('layout.messages')}>
      {/* antd gives both holders the same key: each needs a list of its own. */}
      {[generalHolder]}
      {[requestHolder]}
    </section>
  );
}
