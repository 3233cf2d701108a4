import {
  BankOutlined,
  IdcardOutlined,
  LinkOutlined,
  MessageOutlined,
  ReadOutlined,
  SafetyCertificateOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';

/** Icons of the ways in, by provider; one the portal does not know is a link. */
const icons: Record<string, ComponentType> = {
  paymentApp: WalletOutlined,
  messagingApp: MessageOutlined,
  cityPass: IdcardOutlined,
  campusPass: ReadOutlined,
  govLegal: BankOutlined,
  certificate: SafetyCertificateOutlined,
};

/** The icon stands above the way's name: it says nothing itself. */
export function ProviderIcon({ name }: { name: string }) {
  const Icon = Object.hasOwn(icons, name) ? icons[name] : LinkOutlined;
  return (
    <span aria-hidden="true" className="way-icon">
      {Icon && <Icon />}
    </span>
  );
}
