import { CheckCircleFilled } from '@ant-design/icons';
import { QRCode } from 'antd';
import { useT } from '@/hooks/useT';
import type { QrStep } from '../qrReducer';

/** Width of the drawn modules in px; the quiet zone around them is the frame's padding. */
const SIZE = 160;

const DONE: QrStep[] = ['scanned', 'confirmed'];

/** The code, black on white whatever the theme, so that every phone reads it; faded where it is not to be scanned. */
export function QrCodeImage({ step, content }: { step: QrStep; content: string }) {
  const t = useT();
  const scannable = step === 'waiting';
  return (
    <div className={scannable ? 'qr-frame' : 'qr-frame qr-faded'}>
      {content && (
        <QRCode
          type="svg"
          value={content}
          size={SIZE}
          bordered={false}
          color="#000"
          bgColor="#fff"
          aria-label={t('qr.code')}
          aria-hidden={!scannable}
        />
      )}
      {DONE.includes(step) && <CheckCircleFilled className="qr-done" aria-hidden="true" />}
    </div>
  );
}
