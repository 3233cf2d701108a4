/** The legacy template's forms and results, on a build that contains them. */
import { ADVANCED_FORM, SUCCESS, storesProjectDraft } from './support/journeys/templateForms';
import { demo } from './support/people';
import { aMember, resetPortal } from './support/setup';

beforeEach(resetPortal);

test('shows the errors of the advanced form in a low footer on a phone, submits a restored draft, and shows the project as under review', async () => {
  const visitor = await aMember(demo, 'zh-TW');
  await visitor.page.setViewport({ width: 320, height: 640 });
  await visitor.opens(ADVANCED_FORM);
  await visitor.presses('template.submit');
  await visitor.waitsForFocus('name');
  await visitor.sees('template.wrong', { count: 16 });
  // The footer stays low, however many errors it lists.
  const isLow = () => {
    const footer = document.querySelector('.advanced-footer');
    return footer !== null && footer.getBoundingClientRect().height <= window.innerHeight * 0.31;
  };
  await visitor.waits(isLow, 'a low footer');
  await storesProjectDraft(visitor);
  await visitor.reloads();
  await visitor.sees('form.draft.discard');
  await visitor.presses('template.submit');
  // The portal has stored the project: the page of the result reads it.
  await visitor.sees('PJ00001');
  expect(visitor.page.url()).toContain(`${SUCCESS}?id=`);
  await visitor.sees('template.success.step.current.by', { by: 'Clara Example' });
});
