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

/** Icons of the main menu, by the name the route table gives. */
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

/** The icon stands beside the entry's words: it says nothing itself. */
export function MenuIcon({ name }: { name: string }) {
  const Icon = icons[name];
  return <span aria-hidden="true">{Icon && <Icon />}</span>;
}
