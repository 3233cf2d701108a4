import { CloseOutlined } from '@ant-design/icons';
import { notification } from 'antd';
import { useEffect, useRef } from 'react';
import { NOTICE_OFFSET, NOTICE_SECONDS, REQUEST_NOTICE_OFFSET, REQUEST_NOTICE_SECONDS } from '@/constants';
import { useT } from '@/hooks/useT';
import { setNoticeSink } from '@/utils/notice';

/**
 * Options of both kinds: the latest three, without a stack. One that is closed under the pointer would still count as
 * hovered in a stack, so that the others would never close by themselves (rc-notification 5.6).
 */
const SHARED_OPTIONS = { placement: 'topRight', maxCount: 3, stack: false } as const;

/** antd renders the close button as a link without an address. */
const BUTTON = { role: 'button' };

/**
 * Renders the two kinds of notifications of the specification, section 9: the portal's own and the request wrapper's.
 */
export default function NotificationHost() {
  const t = useT();
  const region = useRef<HTMLElement>(null);
  // Rendered in a landmark of its own, so that screen readers can find the notifications.
  const getContainer = () => region.current ?? document.body;
  const [general, generalHolder] = notification.useNotification({
    ...SHARED_OPTIONS,
    getContainer,
    top: NOTICE_OFFSET,
    bottom: NOTICE_OFFSET,
    duration: NOTICE_SECONDS,
  });
  const [request, requestHolder] = notification.useNotification({
    ...SHARED_OPTIONS,
    getContainer,
    top: REQUEST_NOTICE_OFFSET,
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
      {/* antd gives both holders the same key, so each is in its own array. */}
      {[generalHolder]}
      {[requestHolder]}
    </section>
  );
}
