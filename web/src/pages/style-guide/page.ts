import { definePage } from '../../document/define-page.ts';
import { seoTags } from '../../layout/head/seo-tags.ts';
import coloursCss from '../../ui/styles/colours.css?raw';
import { readColouredFields, readTokens } from '../../ui/styles/design-tokens.ts';
import tokensCss from '../../ui/styles/tokens.css?raw';
import { StyleGuidePage } from './StyleGuidePage.tsx';

/** The number of images to divide among the examples, so that no image appears twice. */
const PICTURES = 39;

/** The style guide, for developers and editors: no page links to it, and search engines do not index it. */
export const styleGuide = definePage({
  name: 'style-guide',
  load: async ({ cms, now, site }) => {
    const items = await cms.programmeItems(now);
    const pictures = new Map(
      items.flatMap(({ experience }) => experience?.image ?? []).map((one) => [one.src, one]),
    );
    return {
      tokens: readTokens(tokensCss),
      fields: readColouredFields(coloursCss),
      pictures: [...pictures.values()].slice(0, PICTURES),
      pageColour: 'orange' as const,
      site: { ...site, indexed: false },
    };
  },
  head: ({ site }) =>
    seoTags(
      {
        title: 'Stijlgids',
        intro: [],
        seo: { description: 'Letters, kleuren en vormen van Boektopia, met alles wat ervan gebouwd is.' },
      },
      site,
    ),
  Page: StyleGuidePage,
});
