import { DesktopOutlined, MobileOutlined } from '@ant-design/icons';
import { Tag } from 'antd';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { FailureAlert } from '@/components/Status/FailureAlert';
import type { TrustedBrowser } from '@/contract';
import type { DeviceKind } from '@/features/accountSecurity/devices/EndAllButton';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { isNotFound } from '@/utils/http/ApiError';
import type { Fact } from '../components/FactList';
import { SecurityItem } from '../components/SecurityItem';

/** The common fields of sessions and trusted browsers. */
export type Device = Pick<TrustedBrowser, 'id' | 'current' | 'device' | 'os' | 'browser' | 'place'> & {
  ip?: string;
};
interface Props {
  device: Device;
  kind: DeviceKind;
  facts: readonly Fact[];
  canEnd: boolean;
  end: (id: string) => Promise<unknown>;
  /** `name`: the displayed name of the device. */
  onEnded: (name: string) => void;
  /** Called if it had already ended. */
  onNotFound: () => void;
}

const icons = { desktop: DesktopOutlined, mobile: MobileOutlined };

/** A device: name, place and times, with a button that ends its session or its trust. */
export function DeviceItem({ device: given, kind, facts, canEnd, end, onEnded, onNotFound }: Props) {
  const t = useT();
  const { id, current, device, os, browser, place, ip } = given;
  const Icon = icons[device];
  const name = [browser, os].filter(Boolean).join(' · ') || t(`security.device.${device}`);

  const { run, running, error } = useAction({
    act: () => end(id),
    onDone: () => onEnded(name),
    onError: (failed) => {
      if (!isNotFound(failed)) return false;
      onNotFound();
      return true;
    },
  });

  return (
    <SecurityItem
      icon={<Icon aria-hidden="true" />}
      name={
        <>
          <strong>{name}</strong>
          {current && <Tag>{t('security.session.current')}</Tag>}
        </>
      }
      where={[t(`security.device.${device}`), place, ip].filter(Boolean).join(' · ')}
      facts={facts}
      actions={
        canEnd && (
          <SubmitButton
            busy={running}
            onClick={() => run()}
            aria-label={t(`security.${kind}.end.of`, { name, place })}
          >
            {t(`security.${kind}.end`)}
          </SubmitButton>
        )
      }
    >
      {error && <FailureAlert error={error} unreachable="form.unreachable" />}
    </SecurityItem>
  );
}
