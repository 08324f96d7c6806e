import { definePage } from '../../document/define-page.ts';
import { experienceShareImage } from '../../domain/pages/share-image.ts';
import { seoTags } from '../../layout/head/seo-tags.ts';
import { festivalEvents } from '../../layout/head/structured-data/events.ts';
import { structuredData } from '../../layout/head/structured-data/structured-data.ts';
import { ExperiencePage } from './ExperiencePage.tsx';
import { experiencePage } from './load.ts';

export const experience = definePage({
  name: 'experience',
  load: experiencePage.load,
  head: (data) => {
    const { times, unrequested, venue, site } = data;
    // The page has one share image, whichever moment it shows first.
    const card = experienceShareImage(data.experience, { times: unrequested, venue });
    const events = festivalEvents({ ...data, items: times.items });
    return [...seoTags(data.experience, site, card), ...structuredData(...events)];
  },
  Page: ExperiencePage,
});
