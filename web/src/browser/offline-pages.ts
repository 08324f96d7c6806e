import type { ComponentType } from 'react';
import type { DevicePage, DrawnKind } from './device/device-pages.ts';

/** The data of a kind of page that the device draws. */
type DataOf<Kind extends DrawnKind> = Extract<DevicePage, { kind: Kind }>['data'];

/** Of each kind of page its component, the same as the server's; each comes by itself. */
const PAGES: { readonly [Kind in DrawnKind]: () => Promise<ComponentType<DataOf<Kind>>> } = {
  home: async () => (await import('../pages/home/HomePage.tsx')).HomePage,
  programmeDay: async () => (await import('../pages/programme-day/ProgrammeDayPage.tsx')).ProgrammeDayPage,
  experience: async () => (await import('../pages/experience/ExperiencePage.tsx')).ExperiencePage,
  now: async () => (await import('../pages/now/NowPage.tsx')).NowPage,
  signing: async () => (await import('../pages/signing/SigningPage.tsx')).SigningPage,
  authors: async () => (await import('../pages/authors/AuthorsPage.tsx')).AuthorsPage,
  author: async () => (await import('../pages/author/AuthorPage.tsx')).AuthorPage,
  pile: async () => (await import('../pages/pile/PilePage.tsx')).PilePage,
  booklet: async () => (await import('../pages/booklet/BookletPage.tsx')).BookletPage,
  search: async () => (await import('../pages/search/SearchPage.tsx')).SearchPage,
  generic: async () => (await import('../pages/generic/ContentPage.tsx')).ContentPage,
};

/** The component that shows a page of the device, and what it is given. */
export async function componentOf({ kind, data }: DevicePage) {
  // `as`: the table above gives each kind a component for its own data.
  return { Page: (await PAGES[kind]()) as ComponentType<object>, data };
}
