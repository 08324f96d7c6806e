import { definePage } from '../../document/define-page.ts';
import { seoTags } from '../../layout/head/seo-tags.ts';
import { pilePage } from './load.ts';
import { PilePage } from './PilePage.tsx';
import { PILE_INTRO, PILE_TITLE } from './PileTop.tsx';

export const pile = definePage({
  name: 'pile',
  load: pilePage.load,
  head: ({ site }) => seoTags({ title: PILE_TITLE, intro: [], seo: { description: PILE_INTRO } }, site),
  Page: PilePage,
});
