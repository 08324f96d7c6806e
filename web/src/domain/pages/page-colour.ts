import type { PageColour } from '../palette.ts';
import type { Experience, GenericPage } from './page.ts';
import { BASE } from './paths.ts';

/** The colour of pages that belong to no list, such as contact, directions and privacy. */
const ANY_PAGE: PageColour = 'grey';

/** The colour of each kind of page, so that visitors recognize where they are (docs/content-and-editing.md). */
const OF_KIND = {
  newsArticle: 'orange',
  hotspot: 'green',
  bookstore: 'dark-blue',
} as const satisfies Partial<Record<GenericPage['kind'], PageColour>>;

/** The colours of overviews. In the CMS they are ordinary pages, so their address determines the colour. */
const OF_ADDRESS: Readonly<Record<string, PageColour>> = {
  [BASE.news]: OF_KIND.newsArticle,
  [BASE.hotspots]: OF_KIND.hotspot,
  [BASE.bookstores]: OF_KIND.bookstore,
  [BASE.onTour]: 'blue',
  [BASE.uitEvents]: 'blue',
};

type Coloured = { colour: PageColour };

/** Sets the colour of a page: the one that an editor chose, else that of its kind. */
export function withColour<Page extends GenericPage>(page: Page): Page & Coloured {
  const ofKind = page.kind === 'page' ? OF_ADDRESS[page.path] : OF_KIND[page.kind];
  return { ...page, colour: page.colour ?? ofKind ?? ANY_PAGE };
}

/** Returns an experience with its colour: the one that an editor chose, else red in the hall and blue on tour. */
export function experienceWithColour(experience: Experience): Experience & Coloured {
  const onTour = experience.path.startsWith(`${BASE.onTourExperience}/`);
  return { ...experience, colour: experience.colour ?? (onTour ? 'blue' : 'red') };
}
