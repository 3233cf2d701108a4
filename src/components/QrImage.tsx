import { CheckCircleFilled } from '@ant-design/icons';
import { QRCode } from 'antd';
import './QrImage.css';

/** Width of the drawn modules in px; the quiet zone around them is the frame's padding. */
const SIZE = 160;

interface Props {
  /** What the code says; '' while there is none. */
  content: string;
  /** What the code is for, in words. */
  label: string;
  /** Whether it may be scanned: it fades where it may not. */
  scannable: boolean;
  /** A phone has read it. */
  done?: boolean;
}

/** A QR code, black on white whatever the theme, so that every phone reads it. */
export function QrImage({ content, label, scannable, done = false }: Props) {
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
          aria-label={label}
          aria-hidden={!scannable}
        />
      )}
      {done && <CheckCircleFilled className="qr-done" aria-hidden="true" />}
    </div>
  );
}
