import { z } from 'zod';
import type { Block } from '../../../domain/pages/block.ts';
import { articleSummary } from '../article-card.ts';
import type { Blok } from '../blok.ts';
import { passthrough, text } from '../fields.ts';
import { labelledLinks } from '../link.ts';
import type { ParseContext } from '../parse-context.ts';
import { relatedStories } from '../relation.ts';
import { unreadable } from './unreadable.ts';

const gridSchema = z.object({ title: text, articles: passthrough, link: passthrough });

/** Cards of pages that an editor picked; pages that are no longer there are left out. */
export function parseArticleGrid(blok: Blok, reading: ParseContext): Block {
  const fields = gridSchema.parse(blok.fields);
  const articles = relatedStories(fields.articles, 'articles', reading).map((story) =>
    articleSummary(story, reading),
  );
  if (articles.length === 0) return unreadable(blok, 'has no articles');
  return {
    kind: 'articleGrid',
    uid: blok.uid,
    title: fields.title,
    articles,
    links: labelledLinks(fields.link, reading),
  };
}
