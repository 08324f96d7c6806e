import { PAGE_HEADERS } from '../app/process/caching.ts';
import { orUnavailable } from '../app/process/outcome.ts';
import { cmsContext } from '../app/process/request-content.ts';
import { siteOf } from '../app/process/site-address.ts';
import { seoTags } from '../layout/seo-tags.ts';
import { StyleGuideScreen } from '../screens/style-guide/StyleGuideScreen.tsx';
import coloursCss from '../ui/colours.css?raw';
import { readFields, readTokens } from '../ui/design-tokens.ts';
import tokensCss from '../ui/tokens.css?raw';
import type { Route } from './+types/style-guide.ts';

/** The specimen book of the house, for who builds and edits it: nothing leads here, and no search engine keeps it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const items = await orUnavailable(context.get(cmsContext).programmeItems());
  const pictures = new Map(
    items.flatMap(({ experience }) => experience?.image ?? []).map((one) => [one.src, one]),
  );
  return {
    tokens: readTokens(tokensCss),
    fields: readFields(coloursCss),
    pictures: [...pictures.values()].slice(0, PICTURES),
    field: 'orange' as const,
    site: { ...siteOf(url), indexed: false },
  };
}

/** How many pictures of the programme the examples share, so that none is seen twice. */
const PICTURES = 39;

export const headers = () => PAGE_HEADERS;

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
