import type { ComponentType } from 'react';
import type { DevicePage, DrawnKind } from './device/device-pages.ts';

/** The data of a kind of page that the device draws. */
type DataOf<Kind extends DrawnKind> = Extract<DevicePage, { kind: Kind }>['data'];

/** Of each kind of page its component, the same as the server's; each comes by itself. */
const PAGES: { readonly [Kind in DrawnKind]: () => Promise<ComponentType<DataOf<Kind>>> } = {
  programmeDay: async () =>
    (await import('../pages/programme-day/ProgrammeDayScreen.tsx')).ProgrammeDayScreen,
  experience: async () => (await import('../pages/experience/ExperienceScreen.tsx')).ExperienceScreen,
  now: async () => (await import('../pages/now/NowPage.tsx')).NowPage,
  signing: async () => (await import('../pages/signing/SigningScreen.tsx')).SigningScreen,
  authors: async () => (await import('../pages/authors/AuthorsScreen.tsx')).AuthorsScreen,
  author: async () => (await import('../pages/author/AuthorScreen.tsx')).AuthorScreen,
  pile: async () => (await import('../pages/pile/PilePage.tsx')).PilePage,
  booklet: async () => (await import('../pages/booklet/BookletScreen.tsx')).BookletScreen,
  search: async () => (await import('../pages/search/SearchScreen.tsx')).SearchScreen,
  generic: async () => (await import('../pages/generic/PageScreen.tsx')).PageScreen,
};

/** The component that shows a page of the device, and what it is given. */
export async function componentOf({ kind, data }: DevicePage) {
  // `as`: the table above gives each kind a component for its own data.
  return { Page: (await PAGES[kind]()) as ComponentType<object>, data };
}
