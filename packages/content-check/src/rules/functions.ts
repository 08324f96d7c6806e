import {
  BASE,
  DRAWN_STAGES,
  isReservableType,
  isSigningType,
  PLAN_SLUG,
  RESERVABLE_SLUGS,
  slugOfPath,
} from 'web/content-rules';
import { kindName } from '../content-model.ts';
import type { Edition } from '../edition.ts';
import { item, story } from '../examples.ts';
import { listOf, textOf } from '../json.ts';
import { hasPage, lastOf } from '../page-address.ts';
import type { Complaint, Rule } from '../rule.ts';
import { titleOf } from '../story-file.ts';

/** Overviews that the site shows only at one address. */
const FIXED: Record<string, string> = {
  default_date_overview: BASE.programme,
  news_overview: BASE.news,
  hotspot_overview: BASE.hotspots,
  bookstore_overview: BASE.bookstores,
  on_tour_overview: BASE.onTour,
  uit_events: BASE.uitEvents,
  search: BASE.search,
};

/** The slugs of pages that the site itself links to, each with what breaks without the page. */
const LINKED: Record<string, string> = {
  privacy: 'de cookiemelding en de formulieren linken ernaar',
  toegankelijkheid: 'het programma zonder verbinding heeft die pagina dan niet',
};

const example = (slug: string) => {
  const types = [...RESERVABLE_SLUGS, 'signeersessie'].map((type) =>
    story(`types/${type}`, { component: 'type' }),
  );
  const plan = { component: 'hall_plan', stages: ['uuid-locaties/forum'] };
  return {
    files: [
      ...types.slice(1),
      story(`types/${slug}`, { component: 'type', title: 'Koken' }),
      item('i', '2025-10-25 08:00', ''),
      story('locaties/forum', { component: 'location' }),
      story('praktisch', { component: 'page', body: [plan] }),
      story('privacy', { component: 'page' }),
      story('toegankelijkheid', { component: 'page' }),
    ],
  };
};

/**
 * Some features need a story with a certain slug. Editors may change its title, but not that slug. Only an edition with
 * a programme needs these features.
 */
export const functions: Rule = {
  name: 'functie die stilstaat',
  looksFor: 'een functie van de site die een story met een bepaalde slug nodig heeft en die niet vindt',
  visitors: 'wat hier genoemd wordt, werkt voor hen niet of blijft leeg',
  severity: 'waarschuwing',
  find: (edition) => {
    if (!edition.published.some(({ component }) => component === 'program')) return [];
    return [...types(edition), ...overviews(edition), ...linkedPages(edition), ...plan(edition)];
  },
  bad: () => example('koken'),
  good: () => example(RESERVABLE_SLUGS[0] ?? ''),
};

const missing = (slug: string, what: string, mend: string, visitors?: string): Complaint => ({
  file: { slug, draft: false },
  what,
  mend,
  ...(visitors && { visitors }),
});

function types({ published }: Edition): Complaint[] {
  const all = published
    .filter(({ component }) => component === 'type')
    .map((file) => ({ slug: lastOf(file.slug), title: titleOf(file) }));
  const isReservable = (slug: string) =>
    all.some((type) => type.slug === slug || (isReservableType(type) && lookAlike(type.title, slug)));
  const unreservable = RESERVABLE_SLUGS.filter((slug) => !isReservable(slug)).map((slug) =>
    missing(
      `types/${slug}`,
      NO_TYPE,
      mendOfType(slug),
      'bij activiteiten van dat type zien ze geen knop om te reserveren',
    ),
  );
  if (all.some(isSigningType)) return unreservable;
  const visitors = `ze zien geen signeersessies op ‘${BASE.signing}’ en geen signeertafels op de schermen`;
  return [...unreservable, missing('types/signeersessie', NO_TYPE, mendOfType('signeersessie'), visitors)];
}

const NO_TYPE = 'er is geen gepubliceerd type met deze slug';

const mendOfType = (slug: string): string =>
  `Heeft dit type in de map ‘types’ een andere slug? Geef het weer de slug ‘${slug}’ (de titel mag anders zijn). Is het niet gepubliceerd, of bestaat het niet? Publiceer of maak het`;

/** Whether a title is a slug in words: «Meet & greet» is `meet-and-greet`. */
const lookAlike = (title: string, slug: string): boolean =>
  title
    .toLowerCase()
    .replace(/&amp;|&/g, 'and')
    .replace(/[^a-z]+/g, '') === slug.replaceAll('-', '');

function overviews({ published, model }: Edition): Complaint[] {
  return Object.entries(FIXED).flatMap(([component, path]): Complaint[] => {
    const all = published.filter((file) => file.component === component);
    const [first] = all;
    if (first === undefined || all.some(({ slug }) => slug === slugOfPath(path))) return [];
    const what = `een ‘${kindName(model, component)}’ werkt alleen op het adres ‘${path}’`;
    return [{ file: first, severity: 'fout', what, mend: `Geef deze story de slug ‘${slugOfPath(path)}’` }];
  });
}

function linkedPages({ published }: Edition): Complaint[] {
  return Object.entries(LINKED).flatMap(([slug, without]) =>
    published.some((file) => file.slug === slug && hasPage(file))
      ? []
      : [missing(slug, `deze pagina ontbreekt: ${without}`, `Maak een pagina met de slug ‘${slug}’`)],
  );
}

/** The page of the hall plan must contain the plan, and the drawing must contain every stage of the plan. */
function plan(edition: Edition): Complaint[] {
  const page = edition.published.find(({ slug }) => slug === PLAN_SLUG);
  const stages = (page ? edition.partsOf(page).blocks : [])
    .flatMap(({ component, fields }) => (component === 'hall_plan' ? listOf(fields.stages).map(textOf) : []))
    .flatMap((uuid) => edition.storyByUuid(uuid) ?? []);
  if (stages.length === 0) {
    const mend = `Zet het blok ‘${kindName(edition.model, 'hall_plan')}’ op een pagina met de slug ‘${PLAN_SLUG}’`;
    return [missing(PLAN_SLUG, 'hier staat geen plattegrond, dus geen enkel podium linkt er nog naar', mend)];
  }
  const used = new Set(edition.published.map(({ content }) => textOf(content.location)));
  const lacking = edition.published
    .filter((file) => file.component === 'location' && used.has(file.uuid) && !stages.includes(file))
    .map((file) => ({
      file,
      what: `dit podium staat in het programma, maar niet op de plattegrond op ‘${PLAN_SLUG}’`,
      visitors: 'ze vinden het podium niet op de plattegrond',
      mend: 'Kies het podium in het veld ‘Podia’ van de plattegrond',
    }));
  const drawn: readonly string[] = DRAWN_STAGES;
  const unknown = stages.filter(({ slug }) => !drawn.includes(lastOf(slug)));
  // If none of the stages is in the drawing, the content is about another hall, and the site only lists the stages.
  if (unknown.length === stages.length) return lacking;
  const undrawn = unknown.map((file) => ({
    file,
    what: `de plattegrond kent geen podium met de slug ‘${lastOf(file.slug)}’, dus het staat niet in de tekening`,
    mend: `Geef het podium een van deze slugs: ${drawn.join(', ')}`,
  }));
  return [...lacking, ...undrawn];
}
