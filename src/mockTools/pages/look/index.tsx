import { useIntl } from '@umijs/max';
import { ConfigProvider } from 'antd';
import { useEffect, useMemo } from 'react';
import { AppearanceBar } from '@/components/Frame/AppearanceBar';
import { Picture } from '@/components/Value/Picture';
import { drawings, type PictureName } from '@/components/Value/Picture/drawings';
import type { Locale } from '@/locales/languages';
import { type ToolMessageKey, useToolMessages } from '@/mockTools/messages';
import { createAntdTheme } from '@/theme/antdTheme';
import { useSettings } from '@/theme/settings';
import { useReducedMotion } from '@/theme/systemPreferences';
import { getAntdLocale } from '@/utils/i18n/locale';
import { setOwnPageTitle } from '@/utils/i18n/pageTitle';
import type { PortalSettings } from '../../../../config/defaultSettings';
import { ButtonParts } from './parts/ButtonParts';
import { FeedbackParts } from './parts/FeedbackParts';
import { FieldParts } from './parts/FieldParts';
import { ListParts } from './parts/ListParts';
import { LookBlock } from './parts/LookBlock';
import { TypeParts } from './parts/TypeParts';
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
