import { Button } from 'antd';
import { ServerLink } from '@/components/Action/ServerLink';
import { Alert } from '@/components/Status/Alert';
import { useT } from '@/hooks/useT';
import { useGlobal, useGlobalActions } from '@/models/hooks';
import { warn } from '@/utils/http/httpErrors';
import './UrgentNotices.css';

/** Urgent notices, shown on every page until they are read. The bell loads them. */
export function UrgentNotices({ onRead }: { onRead: () => void }) {
  const t = useT();
  const notices = useGlobal((state) => state.notices);
  const { readNotices } = useGlobalActions();
  const urgent = notices.filter((notice) => notice.urgent && !notice.read);

  const read = (id: string) => {
    readNotices([id]).catch(warn);
    onRead();
  };
  return (
    <div role="status" className="urgent-notices">
      {urgent.map(({ id, title, text, link }) => (
        <Alert
          key={id}
          type="info"
          role="none"
          message={title}
          description={
            <>
              <p>{text}</p>
              <div className="urgent-acts">
                <ServerLink to={link} fallback={null}>
                  {t('security.urgent.more')}
                </ServerLink>
                <Button size="small" onClick={() => read(id)}>
                  {t('security.urgent.read')}
                </Button>
              </div>
            </>
          }
        />
      ))}
    </div>
  );
}
