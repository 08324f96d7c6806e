/**
 * The name that a content type has in the schema: `blog-article` is `BlogArticle`, `templateIndex` is
 * `Templateindex`. Undefined where that is no name in GraphQL, or one that the schema has already.
 */
export function typeName(technicalName: string): string | undefined {
  const name = technicalName
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1).toLowerCase())
    .join('');
  return isName(name) && name !== 'Content' ? name : undefined;
}

/** Whether a text can be the name of a field in GraphQL. */
export function isName(text: string): boolean {
  return /^[A-Za-z_]\w*$/.test(text) && !text.startsWith('__');
}
