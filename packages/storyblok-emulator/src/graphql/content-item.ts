import type { Story } from '../folder/story.ts';
import { type Presentation, presentContent } from '../stories/present-content.ts';
import { storyIn } from '../stories/translation.ts';

/** A story in the form of the GraphQL item types. Its content is built only if a query selects it. */
export interface ContentItem extends Omit<Story, 'content' | 'group_id'> {
  group_id: number | null;
  content: () => unknown;
  content_string: () => string;
}

/** Converts a story to an item for GraphQL. */
export function contentItem(story: Story, how: Presentation): ContentItem {
  return {
    ...storyIn(story, how.language),
    // In Storyblok's GraphQL schema `group_id` is an Int, but the id that its REST API sends is a uuid.
    group_id: typeof story.group_id === 'number' ? story.group_id : null,
    content: () => presentContent(story, how),
    content_string: () => JSON.stringify(presentContent(story, how)),
  };
}
