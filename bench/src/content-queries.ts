import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REQUESTED_DAY } from './generated-content.ts';

/** A content query of the site: the variables of {@link QUERY} for a list of stories, or the slug of one story. */
export type ContentQuery = { name: string; slug: string } | { name: string; variables: StoriesVariables };

type StoriesVariables = {
  filter: Record<string, Record<string, string>>;
  sort?: string;
  relations?: string;
  excluding?: string;
};

const ITEM_RELATIONS = 'program.experience,program.location,program.type,program.theme';
const PAGE_RELATIONS = `header.nav_links,experience.theme,article_grid.articles,program_grid.programs,${ITEM_RELATIONS}`;
const NOT_IN_LISTS = 'seo,body,page_color';
const BY_START = 'content.start_date:asc';
const ARTICLES = 60;

const items = (name: string, filter: Record<string, Record<string, string>>): ContentQuery => ({
  name,
  variables: {
    filter: { component: { in: 'program' }, ...filter },
    sort: BY_START,
    relations: ITEM_RELATIONS,
    excluding: NOT_IN_LISTS,
  },
});

/** The ten queries behind the most visited pages. */
export const CONTENT_QUERIES: readonly ContentQuery[] = [
  { name: 'home', slug: 'home' },
  { name: 'an experience', slug: 'experiences/7' },
  {
    name: 'header and footer',
    variables: {
      filter: { component: { in: 'header,footer,social,global_data' } },
      relations: 'header.nav_links',
    },
  },
  {
    name: 'the days',
    variables: { filter: { component: { in: 'date_overview' } }, sort: 'content.date:asc' },
  },
  items('the items of a day', {
    start_date: { gt_date: REQUESTED_DAY.after, lt_date: REQUESTED_DAY.before },
  }),
  items('the ongoing items', { ongoing_program_item: { in: 'true' } }),
  items('the items of an experience', { experience: { in: 'uuid-experiences/7' } }),
  {
    name: 'the newest articles',
    variables: {
      filter: { component: { in: 'news_article' } },
      sort: 'content.date:desc,content.title:asc',
      excluding: NOT_IN_LISTS,
    },
  },
  {
    name: 'the stages',
    variables: { filter: { component: { in: 'location' } }, sort: 'content.title:asc' },
  },
  {
    name: 'the searchable stories',
    variables: {
      filter: { component: { not_in: 'header,footer,social,global_data,program' } },
      sort: 'created_at:desc',
      excluding: 'seo,page_color',
    },
  },
];

const STORY = `query Story($id: ID!, $relations: String) {
  ContentNode(id: $id, resolve_relations: $relations) { id uuid name slug full_slug published_at content }
}`;

const QUERY = `query Stories($filter: JsonScalar, $sort: String, $relations: String, $excluding: String) {
  ContentNodes(
    filter_query: $filter, sort_by: $sort, per_page: 100, resolve_relations: $relations, excluding_fields: $excluding
  ) {
    total
    items { id uuid name slug full_slug published_at content }
  }
}`;

export type Api = 'graphql' | 'rest';

/** Builds the request of a query. A new value of `time` makes the request unique, so its response is not cached. */
export function requestOf(question: ContentQuery, api: Api, origin: string, time: number): Request {
  return api === 'graphql' ? graphqlRequest(question, origin, time) : restRequest(question, origin, time);
}

function graphqlRequest(question: ContentQuery, origin: string, time: number): Request {
  const asked =
    'slug' in question
      ? { query: STORY, variables: { id: question.slug, relations: PAGE_RELATIONS } }
      : { query: QUERY, variables: question.variables };
  return new Request(`${origin}/v1/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: 'public', version: 'published' },
    body: JSON.stringify({ ...asked, extensions: { time } }),
  });
}

function restRequest(question: ContentQuery, origin: string, time: number): Request {
  const search = new URLSearchParams({ token: 'public', cv: String(time), resolve_level: '2' });
  if ('slug' in question) {
    search.set('resolve_relations', PAGE_RELATIONS);
    return new Request(`${origin}/v2/cdn/stories/${question.slug}?${search}`);
  }
  const { filter, sort, relations, excluding } = question.variables;
  search.set('per_page', '100');
  if (sort) search.set('sort_by', sort);
  if (relations) search.set('resolve_relations', relations);
  if (excluding) search.set('excluding_fields', excluding);
  for (const [field, operators] of Object.entries(filter)) {
    for (const [operator, operand] of Object.entries(operators)) {
      search.set(`filter_query[${field}][${operator}]`, operand);
    }
  }
  return new Request(`${origin}/v2/cdn/stories?${search}`);
}

/** Adds the stories that queries need beside the generated items: a home page, header and footer, days and news. */
export function addPages(dir: string): void {
  const write = (fullSlug: string, content: Record<string, unknown>) => {
    const path = join(dir, 'stories', `${fullSlug}.json`);
    mkdirSync(dirname(path), { recursive: true });
    const story = { name: fullSlug, uuid: `uuid-${fullSlug}`, content: { _uid: fullSlug, ...content } };
    writeFileSync(path, JSON.stringify(story));
  };
  const articles = Array.from({ length: ARTICLES }, (_, number) => `news/${number}`);
  const newest = articles.slice(0, 3).map((slug) => `uuid-${slug}`);
  const soon = Array.from({ length: 9 }, (_, number) => `uuid-items/${number}`);
  articles.forEach((slug, number) => {
    const day = String((number % 28) + 1).padStart(2, '0');
    write(slug, { component: 'news_article', title: `Nieuws ${number}`, date: `2025-10-${day} 08:00` });
  });
  write('home', {
    component: 'home',
    body: [
      { _uid: 'programs', component: 'program_grid', programs: soon },
      { _uid: 'articles', component: 'article_grid', articles: newest },
    ],
  });
  write('frame/header', { component: 'header', nav_links: newest });
  for (const component of ['footer', 'social', 'global_data']) write(`frame/${component}`, { component });
  for (let day = 1; day <= 9; day++) {
    write(`days/${day}`, { component: 'date_overview', title: `Dag ${day}`, date: `2025-10-2${day} 08:00` });
  }
}
