import {
  BankOutlined,
  IdcardOutlined,
  KeyOutlined,
  LinkOutlined,
  MessageOutlined,
  ReadOutlined,
  SafetyCertificateOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';

/** Icons of the sign-in methods by provider; unknown providers have a link icon. */
const icons: Record<string, ComponentType> = {
  paymentApp: WalletOutlined,
  messagingApp: MessageOutlined,
  cityPass: IdcardOutlined,
  campusPass: ReadOutlined,
  govLegal: BankOutlined,
  passkey: KeyOutlined,
  certificate: SafetyCertificateOutlined,
};

/** Decorative: the name is below it. */
export function ProviderIcon({ name }: { name: string }) {
  const Icon = Object.hasOwn(icons, name) ? icons[name] : LinkOutlined;
  return (
    <span aria-hidden="true" className="way-icon">
      {Icon && <Icon />}
    </span>
  );
}
