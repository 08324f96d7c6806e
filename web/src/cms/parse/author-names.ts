import { storyPath } from '../../domain/pages/paths.ts';
import type { AuthorName } from '../../domain/programme/authors/author.ts';
import { text } from './fields.ts';
import type { ParseContext } from './parse-context.ts';
import { relatedStories, type Story } from './story.ts';

export const AUTHOR = 'author';

/** Returns the name of an author and the path of their page. The name is the title, or else the story's name. */
export function authorName({ uuid, fullSlug, name, content }: Story<'author'>): AuthorName {
  return { uuid, path: storyPath(fullSlug), name: text(content.title) ?? name };
}

/** Returns the authors in a field, in the editor's order; `undefined` if it has none. */
export function authorNames(value: unknown, context: ParseContext): readonly AuthorName[] | undefined {
  const authors = relatedStories(value, 'authors', context).filter(({ component }) => component === AUTHOR);
  return authors.length > 0 ? authors.map(authorName) : undefined;
}
