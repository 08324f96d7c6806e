import { OWN_ADDRESSES, slugOfPath } from 'web/content-rules';
import { complain, type Rule } from '../finding.ts';
import { hasPage } from '../page-address.ts';

/** A page must not have the URL of a built-in page of the site, because the built-in page would be shown instead. */
export const ownAddresses: Rule = ({ stories }) =>
  stories
    .filter((story) => hasPage(story) && OWN_ADDRESSES.map(slugOfPath).includes(story.slug))
    .map((story) =>
      complain(
        story,
        'fout',
        `op ‘/${story.slug}’ staat een pagina van de site zelf, en die gaat voor`,
        'Geef de pagina een andere slug',
      ),
    );
