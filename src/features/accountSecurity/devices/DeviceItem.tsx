import { DesktopOutlined, MobileOutlined } from '@ant-design/icons';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { RowActions } from '@/components/Action/RowActions';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { FailureAlert } from '@/components/Status/FailureAlert';
import type { TrustedBrowser } from '@/contract';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { isNotFound } from '@/utils/http/ApiError';

/** What sessions and trusted browsers have in common. */
export type Device = Pick<TrustedBrowser, 'id' | 'current' | 'device' | 'os' | 'browser' | 'place'> & {
  ip?: string;
};
/** The part of the keys of the texts after `security`. */
export type DeviceWords = 'session' | 'trusted';
export type DeviceFact = [name: MessageKey, value: ReactNode];

interface Props {
  device: Device;
  words: DeviceWords;
  facts: readonly DeviceFact[];
  canEnd: boolean;
  end: (id: string) => Promise<unknown>;
  /** `name`: the device's name as the user knows it. */
  onEnded: (name: string) => void;
  /** Called if it had already ended. */
  onGone: () => void;
}

const icons = { desktop: DesktopOutlined, mobile: MobileOutlined };

/** A device: name, place and times, with a button that ends its session or its trust. */
export function DeviceItem({ device: given, words, facts, canEnd, end, onEnded, onGone }: Props) {
  const t = useT();
  const { id, current, device, os, browser, place, ip } = given;
  const Icon = icons[device];
  const name = [browser, os].filter(Boolean).join(' · ') || t(`security.device.${device}`);

  const { run, running, error } = useAction({
    act: () => end(id),
    onDone: () => onEnded(name),
    onError: (failed) => {
      if (!isNotFound(failed)) return false;
      onGone();
      return true;
    },
  });

  return (
    <li className="device">
      <Icon className="device-icon" aria-hidden="true" />
      <div className="device-words">
        <p className="device-name">
          <strong>{name}</strong>
          {current && <Tag>{t('security.session.current')}</Tag>}
        </p>
        <p className="device-where">
          {[t(`security.device.${device}`), place, ip].filter(Boolean).join(' · ')}
        </p>
        <dl className="device-times">
          {facts.map(([fact, value]) => (
            <div key={fact}>
              <dt>{t(fact)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {error && <FailureAlert error={error} unreachable="security.unreachable" />}
      </div>
      {canEnd && (
        <RowActions>
          <SubmitButton
            busy={running}
            onClick={() => run()}
            aria-label={t(`security.${words}.end.of`, { name, place })}
          >
            {t(`security.${words}.end`)}
          </SubmitButton>
        </RowActions>
      )}
    </li>
  );
}
