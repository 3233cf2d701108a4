import { useIntl } from '@umijs/max';
import { Card, ConfigProvider, Tag } from 'antd';
import { useEffect, useMemo } from 'react';
import { Link } from '@/components/Action/Link';
import { AppearanceBar } from '@/components/Frame/AppearanceBar';
import { Alert } from '@/components/Status/Alert';
import { DelayedSpin } from '@/components/Status/DelayedSpin';
import { LoadError } from '@/components/Status/LoadError';
import { ResultBlock } from '@/components/Status/ResultBlock';
import type { Status } from '@/components/Status/statusIcons';
import { Picture } from '@/components/Value/Picture';
import { drawings, type PictureName } from '@/components/Value/Picture/drawings';
import { RelativeTime } from '@/components/Value/RelativeTime';
import { ProtectionRing } from '@/features/accountSecurity/checkup/ProtectionRing';
import { LevelSeal } from '@/features/verification/components/LevelSeal';
import { useT } from '@/hooks/useT';
import type { Locale } from '@/locales/languages';
import { type ToolMessageKey, useToolMessages } from '@/mockTools/messages';
import { createAntdTheme } from '@/theme/antdTheme';
import { useSettings } from '@/theme/settings';
import { useReducedMotion } from '@/theme/systemPreferences';
import { getAntdLocale } from '@/utils/i18n/locale';
import { setOwnPageTitle } from '@/utils/i18n/pageTitle';
import { HOME_PATH } from '@/utils/routing/paths';
import type { PortalSettings } from '../../../../config/defaultSettings';
import { ButtonParts } from './parts/ButtonParts';
import { FieldParts } from './parts/FieldParts';
import { ListParts } from './parts/ListParts';
import { LookBlock } from './parts/LookBlock';
import './index.css';

interface Appearance {
  title: ToolMessageKey;
  settings: Partial<PortalSettings>;
}

/** Appearances side by side, to compare a change of the theme in all of them. */
const appearances: Record<'light' | 'dark' | 'elder', Appearance> = {
  light: { title: 'look.light', settings: { navTheme: 'light', elder: false } },
  dark: { title: 'look.dark', settings: { navTheme: 'realDark', elder: false } },
  elder: { title: 'look.elder', settings: { navTheme: 'light', elder: true } },
};

/** All parts in all states. */
const parts = {
  type: TypeParts,
  buttons: ButtonParts,
  fields: FieldParts,
  feedback: FeedbackParts,
  lists: ListParts,
  pictures: PictureParts,
};

/** /simulator/look: the components of the pages in light, dark and elder mode. */
export default function LookPage() {
  const getText = useToolMessages();
  const title = getText('look.pageTitle');
  useEffect(() => setOwnPageTitle(title), [title]);
  return (
    <main className="look">
      <AppearanceBar />
      <h1>{title}</h1>
      <p>{getText('look.about')}</p>
      {Object.entries(appearances).map(([name, appearance]) => (
        <LookAppearance key={name} name={name} {...appearance} />
      ))}
    </main>
  );
}

/** All parts in one appearance, independent of the user's settings. */
function LookAppearance({ name, title, settings }: Appearance & { name: string }) {
  const getText = useToolMessages();
  const { locale } = useIntl();
  const current = useSettings();
  const reducedMotion = useReducedMotion();
  const theme = useMemo(
    () => ({
      ...createAntdTheme({ ...current, ...settings }, { reducedMotion, locale: locale as Locale }),
      // A separate key, because the page's CSS variables belong to the current settings.
      cssVar: { key: `look-${name}` },
      inherit: false,
    }),
    [name, settings, current, reducedMotion, locale],
  );
  return (
    <ConfigProvider theme={theme} locale={getAntdLocale()} button={{ autoInsertSpace: false }}>
      <section
        className={`look-form look-${name} ${settings.elder ? 'elder' : ''}`}
        aria-label={getText(title)}
      >
        <h2>{getText(title)}</h2>
        {Object.entries(parts).map(([part, Part]) => (
          <Part key={part} ids={name} />
        ))}
      </section>
    </ConfigProvider>
  );
}

/** All drawings. */
function PictureParts() {
  return (
    <LookBlock title="look.pictures">
      <div className="look-row">
        {(Object.keys(drawings) as PictureName[]).map((name) => (
          <figure key={name}>
            <Picture name={name} />
            <figcaption className="look-quiet">
              <code lang="en">{name}</code>
            </figcaption>
          </figure>
        ))}
      </div>
    </LookBlock>
  );
}

const SIZES = ['heading-1', 'xl', 'lg', '', 'sm'].map((size) =>
  ['--ant-font-size', size].filter(Boolean).join('-'),
);
/** The first demo record's time in the specification; any time would do. */
const AT = '2026-05-06T14:41:00+08:00';

/** Text sizes, a card, a link, a tag, and a time. */
function TypeParts() {
  const t = useT();
  return (
    <LookBlock title="look.type">
      <ul className="look-sizes plain-list">
        {SIZES.map((size) => (
          <li key={size} style={{ fontSize: `var(${size})` }}>
            {t('page.identityManage')} 0123456789
          </li>
        ))}
      </ul>
      <Card title={t('identity.card')}>
        <div className="look-row">
          <span>{t('identity.level.3')}</span>
          <span className="look-quiet">{t('identity.level.3.means')}</span>
          <Link to={HOME_PATH}>{t('common.backHome')}</Link>
          <Tag>{t('identity.ladder.current')}</Tag>
          <RelativeTime at={AT} />
        </div>
      </Card>
    </LookBlock>
  );
}

const STATUSES: readonly Status[] = ['success', 'info', 'warning', 'error'];

/** Messages of pages: alerts, results, failures, pending states, the level's seal and the check-up's ring. */
function FeedbackParts() {
  const t = useT();
  return (
    <LookBlock title="look.feedback">
      <div className="look-grid">
        {STATUSES.map((status) => (
          <Alert key={status} type={status} role="none" message={t('security.purpose')} />
        ))}
      </div>
      <LoadError title="security.failed" onRetry={() => undefined} />
      <div className="look-grid">
        {STATUSES.map((status) => (
          <Card key={status}>
            <ResultBlock status={status} level={2} title={t('page.active')} text={t('security.purpose')} />
          </Card>
        ))}
      </div>
      <div className="look-row">
        <LevelSeal level={3} />
        <ProtectionRing strength="high" kept={5} all={5} />
        <ProtectionRing strength="low" kept={1} all={5} />
        <DelayedSpin />
      </div>
    </LookBlock>
  );
}
