/**
 * Returns the name of a content type in the schema: `blog-article` becomes `BlogArticle`, `templateIndex` becomes
 * `Templateindex`. Returns undefined if the name is not valid in GraphQL or is already used in the schema.
 */
export function typeName(technicalName: string): string | undefined {
  const name = technicalName
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1).toLowerCase())
    .join('');
  return isName(name) && name !== 'Content' ? name : undefined;
}

/** Whether a text is a valid field name in GraphQL. */
export function isName(text: string): boolean {
  return /^[A-Za-z_]\w*$/.test(text) && !text.startsWith('__');
}
