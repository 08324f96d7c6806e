import { loadPage, pageHeaders } from '../app/process/page-loader.ts';
import { seoTags } from '../layout/seo-tags.ts';
import { StyleGuideScreen } from '../screens/style-guide/StyleGuideScreen.tsx';
import coloursCss from '../ui/colours.css?raw';
import { readColouredFields, readTokens } from '../ui/design-tokens.ts';
import tokensCss from '../ui/tokens.css?raw';
import type { Route } from './+types/style-guide.ts';

/** The style guide, for who builds and edits the site: nothing leads here, and no search engine keeps it. */
export const loader = (args: Route.LoaderArgs) =>
  loadPage(async ({ cms, site }) => {
    const items = await cms.programmeItems();
    const pictures = new Map(
      items.flatMap(({ experience }) => experience?.image ?? []).map((one) => [one.src, one]),
    );
    return {
      tokens: readTokens(tokensCss),
      fields: readColouredFields(coloursCss),
      pictures: [...pictures.values()].slice(0, PICTURES),
      pageColour: 'orange' as const,
      site: { ...site, indexed: false },
    };
  }, args);

/** How many pictures of the programme the examples share, so that none is seen twice. */
const PICTURES = 39;

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? seoTags(
        {
          title: 'Stijlgids',
          intro: [],
          seo: { description: 'Letters, kleuren en vormen van Boektopia, met alles wat ervan gebouwd is.' },
        },
        loaderData.site,
      )
    : [];

export default function StyleGuideRoute({ loaderData }: Route.ComponentProps) {
  const { tokens, fields, pictures } = loaderData;
  return <StyleGuideScreen tokens={tokens} fields={fields} pictures={pictures} />;
}
