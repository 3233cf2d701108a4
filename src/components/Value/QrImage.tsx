import { CheckCircleFilled } from '@ant-design/icons';
import { QRCode } from 'antd';
import './QrImage.css';

/** Width of the drawn modules in px; the frame's padding is the quiet zone around them. */
const SIZE = 160;

interface Props {
  /** Content of the QR code; '' if not loaded. */
  content: string;
  /** Accessible label: the purpose of the code. */
  label: string;
  /** Whether it can be scanned; otherwise it is faded. */
  scannable: boolean;
  /** Whether a phone has scanned it. */
  done?: boolean;
}

/** A QR code, black on white in every theme, so that every phone can read it. */
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
