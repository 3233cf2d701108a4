import type { ReactElement, ReactNode } from 'react';
import { PageLoading } from '@/components/Status/PageLoading';
import { useAllMessages } from '@/hooks/useAllMessages';
import { hasFirstMessagesOnly } from '@/utils/routing/pageRoute';

/** Shows a page once the messages and the route table are loaded. The sign-in page needs neither. */
const MessagesGate = ({ children }: { children: ReactNode }) =>
  useAllMessages() ? children : <PageLoading />;

interface ClientRoute {
  path?: string;
  element?: ReactElement;
  redirect?: string;
  children?: ClientRoute[];
}

/** Wraps every page of Umi's route tree that needs more than the first messages in the gate. Layouts have their own. */
export function addMessagesGates(routes: ClientRoute[]) {
  for (const route of routes) {
    const { path = '', element, redirect, children } = route;
    if (children) addMessagesGates(children);
    else if (element && !redirect && !hasFirstMessagesOnly(path))
      route.element = <MessagesGate>{element}</MessagesGate>;
  }
}
