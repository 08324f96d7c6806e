import type { PageColour } from '../palette.ts';
import type { Experience, GenericPage } from './page.ts';
import { BASE } from './paths.ts';

/** What is told by its content alone and stands in no list: contact, the way there, privacy. */
const ANY_PAGE: PageColour = 'grey';

/** One colour per kind of page, by which a visitor knows where they are (docs/content-and-editing.md). */
const OF_KIND = {
  newsArticle: 'orange',
  hotspot: 'green',
  bookstore: 'dark-blue',
} as const satisfies Partial<Record<GenericPage['kind'], PageColour>>;

/** Overviews are pages like any other by their content; their address tells what they list. */
const OF_ADDRESS: Readonly<Record<string, PageColour>> = {
  [BASE.news]: OF_KIND.newsArticle,
  [BASE.hotspots]: OF_KIND.hotspot,
  [BASE.bookstores]: OF_KIND.bookstore,
  [BASE.onTour]: 'blue',
  [BASE.uitEvents]: 'blue',
};

type Coloured = { colour: PageColour };

/** The page with the colour of its field: the one that an editor chose, else the one of its kind. */
export function withColour<Page extends GenericPage>(page: Page): Page & Coloured {
  const ofKind = page.kind === 'page' ? OF_ADDRESS[page.path] : OF_KIND[page.kind];
  return { ...page, colour: page.colour ?? ofKind ?? ANY_PAGE };
}

/** An activity with the colour of its field: red in the hall, blue on tour, unless an editor chose. */
export function experienceWithColour(experience: Experience): Experience & Coloured {
  const onTour = experience.path.startsWith(`${BASE.onTourExperience}/`);
  return { ...experience, colour: experience.colour ?? (onTour ? 'blue' : 'red') };
}
