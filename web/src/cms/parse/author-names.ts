import { storyPath } from '../../domain/pages/paths.ts';
import type { AuthorName } from '../../domain/programme/authors/author.ts';
import { text } from './fields.ts';
import type { ParseContext } from './parse-context.ts';
import { relatedStories, type Story } from './story.ts';

/** The content type of an author. */
export const AUTHOR = 'author';

/** What is told of an author elsewhere; one without a name goes by that of the story. */
export function authorName({ uuid, fullSlug, name, content }: Story<'author'>): AuthorName {
  return { uuid, path: storyPath(fullSlug), name: text(content.title) ?? name };
}

/** Whom a field names, in the editor's order; `undefined` where nobody, as in a space without authors. */
export function authorNames(value: unknown, context: ParseContext): readonly AuthorName[] | undefined {
  const authors = relatedStories(value, 'authors', context).filter(({ component }) => component === AUTHOR);
  return authors.length > 0 ? authors.map(authorName) : undefined;
}
