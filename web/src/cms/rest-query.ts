/** What a question to the delivery API carries; what is left out or empty is not asked. */
export type RestParameters = {
  [name: string]: string | number | boolean | undefined | Readonly<Record<string, unknown>>;
};

/**
 * Parameters as the delivery API takes them: `filter_query[component][in]=page`. Empty texts are left out: the API
 * would filter by them, where GraphQL takes them for absent.
 */
export function restQuery(parameters: RestParameters): URLSearchParams {
  const query = new URLSearchParams();
  const add = (name: string, value: unknown) => {
    if (value === undefined || value === null || value === '') return;
    if (typeof value !== 'object') query.append(name, String(value));
    else for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner);
  };
  for (const [name, value] of Object.entries(parameters)) add(name, value);
  return query;
}

/**
 * The path of a story in the API, from its full slug; `undefined` for an address that could be no slug, and would lead
 * out of the stories.
 */
export function storyPathInApi(fullSlug: string): string | undefined {
  const segments = fullSlug.split('/');
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) return undefined;
  return `stories/${segments.map(encodeURIComponent).join('/')}`;
}
