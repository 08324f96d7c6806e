import type { ComponentType } from 'react';
import type { DrawnKind, OfflinePage } from './offline/page-data.ts';

/** The data of one kind of page drawn offline. */
type DataOf<Kind extends DrawnKind> = Extract<OfflinePage, { kind: Kind }>['data'];

/** Loads the components with which the server also renders the pages. Each kind of page is a separate file. */
const PAGES: { readonly [Kind in DrawnKind]: () => Promise<ComponentType<DataOf<Kind>>> } = {
  home: async () => (await import('../pages/home/HomePage.tsx')).HomePage,
  programmeDay: async () => (await import('../pages/programme-day/ProgrammeDayPage.tsx')).ProgrammeDayPage,
  experience: async () => (await import('../pages/experience/ExperiencePage.tsx')).ExperiencePage,
  now: async () => (await import('../pages/now/NowPage.tsx')).NowPage,
  signing: async () => (await import('../pages/signing/SigningPage.tsx')).SigningPage,
  authors: async () => (await import('../pages/authors/AuthorsPage.tsx')).AuthorsPage,
  author: async () => (await import('../pages/author/AuthorPage.tsx')).AuthorPage,
  pile: async () => (await import('../pages/pile/SavedItemsPage.tsx')).SavedItemsPage,
  booklet: async () => (await import('../pages/booklet/BookletPage.tsx')).BookletPage,
  search: async () => (await import('../pages/search/SearchPage.tsx')).SearchPage,
  generic: async () => (await import('../pages/generic/ContentPage.tsx')).ContentPage,
};

/** Loads the component for a page that is drawn offline, and returns it with the page's data. */
export async function componentOf({ kind, data }: OfflinePage) {
  // `as`: the table above gives each kind a component for its own data.
  return { Page: (await PAGES[kind]()) as ComponentType<object>, data };
}
