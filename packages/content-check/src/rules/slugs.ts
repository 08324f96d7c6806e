import { BASE, slugOfPath, storyPath } from 'web/content-rules';
import { kindName } from '../content-model.ts';
import { story } from '../examples.ts';
import { hasPage } from '../page-address.ts';
import type { Complaint, Rule } from '../rule.ts';

/**
 * Content types whose stories the site shows only directly below one address, where it shows no other content types.
 */
const FOLDERS: Readonly<Record<string, string>> = {
  experience: BASE.experience,
  on_tour_experience: BASE.onTourExperience,
  date_overview: BASE.programme,
  author: BASE.authors,
};

/** Addresses that the site itself serves, such as its health checks and its API. */
const TECHNICAL =
  /^\/(?:(?:health|readyz|livez|beeld|insluiting|_app|stijlgids|robots\.txt|sitemap\.xml)$|(?:api|deelbeeld|m|on-tour|_app|formulier|inhoud)\/|nieuwsbrief\/bevestigen$)/;

export const slugs: Rule = {
  name: 'slug',
  looksFor:
    'een slug met hoofdletters, spaties of vreemde tekens, of van een kopie; een pagina in een map waar de site ze niet toont, of op een technisch adres',
  visitors: 'ze krijgen ‘Deze bladzijde ontbreekt’ op het adres van deze pagina',
  severity: 'fout',
  find: ({ stories, model }) =>
    stories.flatMap((file): Complaint[] => {
      const { slug, component } = file;
      if (!hasPage(file)) return [];
      const kind = kindName(model, component);
      if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(slug)) {
        const better = slug
          .normalize('NFD')
          .replace(/[\u0300-\u036f]/g, '')
          .toLowerCase()
          .replace(/[^a-z0-9/]+/g, '-');
        const what = `de slug ‘${slug}’ bevat hoofdletters, spaties of vreemde tekens`;
        const visitors = 'een adres dat ze overtypen of in een mail zien staan, werkt niet';
        return [{ file, severity: 'waarschuwing', what, visitors, mend: `Maak er ‘${better}’ van` }];
      }
      if (/-(?:copy|kopie)(?:-\d+)?$/.test(slug)) {
        const what = `het adres ‘/${slug}’ is dat van een kopie`;
        const mend = 'Geef de pagina een eigen slug, of verwijder ze als het een kopie is';
        return [{ file, severity: 'waarschuwing', what, visitors: 'ze lezen ‘copy’ in het adres', mend }];
      }
      const path = storyPath(slug);
      if (TECHNICAL.test(path))
        return [
          {
            file,
            what: `het adres ‘${path}’ gebruikt de site zelf, dus daar kan geen pagina staan`,
            mend: 'Geef deze pagina een andere slug',
          },
        ];
      const own = FOLDERS[component];
      const parent = path.slice(0, path.lastIndexOf('/'));
      if (own !== undefined && parent !== own) {
        const what = `een ‘${kind}’ werkt alleen in de map ‘${slugOfPath(own)}’, en deze staat op ‘${slug}’`;
        return [{ file, what, mend: `Verplaats de story naar de map ‘${slugOfPath(own)}’` }];
      }
      const other = Object.entries(FOLDERS).find(([name, folder]) => folder === parent && name !== component);
      if (!other) return [];
      const what = `in de map ‘${slugOfPath(parent)}’ toont de site alleen stories van de soort ‘${kindName(model, other[0])}’, en dit is een ‘${kind}’`;
      return [{ file, what, mend: 'Verplaats de story naar een andere map' }];
    }),
  bad: () => ({ files: [story('health', { component: 'page' })] }),
  good: () => ({ files: [story('gezondheid', { component: 'page' })] }),
};
