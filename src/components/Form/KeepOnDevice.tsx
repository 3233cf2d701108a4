import { Checkbox } from 'antd';
import { useT } from '@/hooks/useT';
import type { FormDraft } from './useDraft';
import './KeepOnDevice.css';

/**
 * The choice of a visitor whose draft stays in this tab: to keep it on the device for DRAFT_LIFETIME (constants), so
 * that it is still there after the tab was closed. Others may use the device, so nobody has chosen it before they tick.
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
