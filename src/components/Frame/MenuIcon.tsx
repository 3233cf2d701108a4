import {
  AppstoreOutlined,
  AuditOutlined,
  BankOutlined,
  ContactsOutlined,
  HistoryOutlined,
  IdcardOutlined,
  SafetyCertificateOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';

/** Icons of the main menu, by their name in the route table. */
const icons: Record<string, ComponentType> = {
  identity: IdcardOutlined,
  account: UserOutlined,
  info: ContactsOutlined,
  behavior: HistoryOutlined,
  verification: SafetyCertificateOutlined,
  role: BankOutlined,
  appeal: AuditOutlined,
  template: AppstoreOutlined,
};

/** Decorative: the entry's text is beside it. */
export function MenuIcon({ name }: { name: string }) {
  const Icon = icons[name];
  return <span aria-hidden="true">{Icon && <Icon />}</span>;
}
