import { OWN_ADDRESSES, storyPath } from 'web/content-rules';
import { complain, type Rule } from '../finding.ts';
import { hasPage } from '../page-address.ts';

/** Stories at an address where the site shows a page of its own: nobody ever sees them. */
export const ownAddresses: Rule = ({ published }) =>
  published
    .filter((story) => hasPage(story) && OWN_ADDRESSES.includes(storyPath(story.slug)))
    .map((story) =>
      complain(
        story,
        'fout',
        'wordt nooit getoond: op dit adres staat een bladzijde van de site zelf',
        'Geef het verhaal een andere slug',
      ),
    );
