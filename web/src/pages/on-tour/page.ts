import { definePage } from '../../document/define-page.ts';
import { titledPage } from '../../domain/pages/paging.ts';
import { pageShareImage, townShareImage } from '../../domain/pages/share-image.ts';
import { tourView } from '../../domain/programme/tour-view.ts';
import { seoTags } from '../../layout/head/seo-tags.ts';
import { onTourPage } from './load.ts';
import { OnTourPage, tourTitle } from './OnTourPage.tsx';

export const onTour = definePage({
  name: 'on-tour',
  load: onTourPage.load,
  head: ({ overview, location, items, options, now, site }, { search }) => {
    const card = location ? townShareImage(overview, location) : pageShareImage(overview);
    const described = {
      ...overview,
      title: card.title,
      seo: { ...overview.seo, title: tourTitle(overview, location) },
    };
    const titled = titledPage(
      described,
      search,
      (parameters) => tourView(items, location?.slug, options, parameters, now).page,
    );
    return seoTags(titled, site, card);
  },
  Page: OnTourPage,
  skips: ['lijst', 'filter'],
});
