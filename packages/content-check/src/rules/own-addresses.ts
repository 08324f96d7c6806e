import { isOwnAddress, storyPath } from 'web/content-rules';
import { story } from '../examples.ts';
import { hasPage } from '../page-address.ts';
import type { Rule } from '../rule.ts';

export const ownAddresses: Rule = {
  name: 'adres van de site zelf',
  looksFor: 'een pagina op een adres dat de site zelf gebruikt',
  visitors: 'ze zien de pagina van de site en nooit deze',
  severity: 'fout',
  find: ({ stories }) =>
    stories
      .filter((file) => hasPage(file) && isOwnAddress(storyPath(file.slug)))
      .map((file) => ({
        file,
        what: `op ‘/${file.slug}’ staat al een pagina die de site zelf maakt`,
        mend: 'Geef deze pagina een andere slug',
      })),
  bad: () => ({ files: [story('mijn-stapel', { component: 'page' })] }),
  good: () => ({ files: [story('stapels', { component: 'page' })] }),
};
