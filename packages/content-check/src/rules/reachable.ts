import { linkTo, story } from '../examples.ts';
import { hasPage } from '../page-address.ts';
import { distances } from '../reach.ts';
import type { Rule } from '../rule.ts';

const example = (target: string) => {
  const link = { component: 'link', label: 'Route', link: linkTo(target) };
  return {
    files: [
      story('home', { component: 'home' }),
      story('route', { component: 'page' }),
      story('globaal/footer', { component: 'footer', links: [link] }),
    ],
  };
};

export const reachable: Rule = {
  name: 'onbereikbare pagina',
  looksFor: 'een pagina waar geen menu, link of overzicht naartoe leidt',
  visitors: 'ze vinden deze pagina niet, tenzij ze het adres kennen of zoeken',
  severity: 'tip',
  find: (edition) => {
    const reached = distances(edition);
    return edition.published
      .filter((file) => hasPage(file) && !reached.has(file))
      .map((file) => ({
        file,
        what: 'geen link, menu of overzicht leidt naar deze pagina',
        mend: 'Zet een link op een pagina of in het menu, of depubliceer de pagina',
      }));
  },
  bad: () => example('home'),
  good: () => example('route'),
};
