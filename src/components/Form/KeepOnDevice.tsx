import { Checkbox } from 'antd';
import { useT } from '@/hooks/useT';
import type { FormDraft } from './useDraft';
import './KeepOnDevice.css';

/**
 * Checkbox for a visitor whose draft is stored in this tab: stores it on the device for DRAFT_LIFETIME (constants),
 * so that it survives closing the tab. Unticked by default, because others may use the device.
 */
export function KeepOnDevice({ draft }: { draft: Pick<FormDraft, 'isOnDevice' | 'setOnDevice'> }) {
  const t = useT();
  return (
    <Checkbox
      name="keepOnDevice"
      className="keep-on-device"
      checked={draft.isOnDevice}
      onChange={({ target }) => draft.setOnDevice(target.checked)}
    >
      {t('form.keepOnDevice')}
    </Checkbox>
  );
}
