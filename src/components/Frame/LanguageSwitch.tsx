import { GlobalOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { useId, useRef } from 'react';
import { useDisclosure } from '@/hooks/useDisclosure';
import { useT } from '@/hooks/useT';
import { endonyms } from '@/locales/endonyms';
import { LOCALES } from '@/locales/languages';
import { warn } from '@/utils/http/httpErrors';
import { switchLocale } from '@/utils/i18n/locale';
import { showNotice } from '@/utils/notice';
import './LanguageSwitch.css';

/**
 * Switches the language without a reload, so that input stays. A disclosure (WAI-ARIA) instead of antd's Dropdown,
 * which would add 28 kB to the sign-in page.
 */
export function LanguageSwitch() {
  const t = useT();
  const { locale } = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useDisclosure(root);
  const trigger = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const spoken = LOCALES.find((language) => language === locale);
  const current = spoken && endonyms[spoken];

  const choose = (wanted: string) => {
    setOpen(false);
    trigger.current?.focus();
    switchLocale(wanted).catch((error: unknown) => {
      warn(error);
      showNotice({ type: 'error', title: t('layout.language.failed') });
    });
  };

  return (
    <div ref={root} className="language">
      <Button
        ref={trigger}
        type="text"
        data-press="language"
        icon={<GlobalOutlined aria-hidden="true" />}
        aria-label={`${t('layout.language')}: ${current}`}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <span lang={locale}>{current}</span>
      </Button>
      <ul id={listId} className="language-list" hidden={!open}>
        {LOCALES.map((language) => (
          <li key={language}>
            <Button
              block
              type="text"
              lang={language}
              aria-current={language === locale}
              onClick={() => choose(language)}
            >
              {endonyms[language]}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
