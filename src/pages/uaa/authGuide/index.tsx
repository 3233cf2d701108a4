import { GuideFrame } from '@/components/Frame/GuideFrame';
import { useGuide } from '@/hooks/useGuide';
import { RaiseLevelPrompt } from './components/RaiseLevelPrompt';

/** /uaa/authGuide: an application requires a higher verification level than the user has. */
export default function AuthGuidePage() {
  const step = useGuide('auth');
  return (
    <GuideFrame title="guide.auth.heading" step={step}>
      {({ application, skippable }) =>
        application && <RaiseLevelPrompt application={application} skippable={skippable} step={step} />
      }
    </GuideFrame>
  );
}
