import { InboxOutlined } from '@ant-design/icons';
import { Button, Drawer, Tabs } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useT } from '@/hooks/useT';
import { DemoDataTools } from './components/DemoDataTools';
import { OtherPartyTools } from './components/OtherPartyTools';
import { Outbox } from './components/Outbox';
import { useToolMessages } from './messages';
import './index.css';

/** Reserves space for the button below every page, so that it never covers the focused element. */
const ROOM_CLASS = 'has-mock-tools';

/** The button in the corner and its drawer: the outbox, the simulated parties, and the demo data. */
export default function MockTools() {
  const t = useT();
  const getText = useToolMessages();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    // antd returns the focus only if the drawer had finished opening.
    button.current?.focus();
  };

  useEffect(() => {
    document.documentElement.classList.add(ROOM_CLASS);
    return () => document.documentElement.classList.remove(ROOM_CLASS);
  }, []);

  return (
    <section className="mock-tools" aria-label={getText('tools.region')}>
      <Button
        ref={button}
        className="mock-tools-button"
        icon={<InboxOutlined aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {getText('tools.open')}
      </Button>
      <Drawer
        open={open}
        onClose={close}
        // A closed drawer must not poll.
        destroyOnHidden
        rootClassName="mock-tools-drawer"
        title={getText('tools.title')}
        width="min(440px, 100vw)"
        closable={{ 'aria-label': t('common.close'), placement: 'end' }}
      >
        <Tabs
          aria-label={getText('tools.sections')}
          className="mock-tools-tabs"
          tabBarGutter={20}
          items={[
            { key: 'messages', label: getText('tools.messages'), children: <Outbox /> },
            {
              key: 'otherSide',
              label: getText('tools.otherSide'),
              children: <OtherPartyTools onLeave={close} />,
            },
            { key: 'workshop', label: getText('tools.workshop'), children: <DemoDataTools /> },
          ]}
        />
      </Drawer>
    </section>
  );
}
