import type { Story } from '../folder/story.ts';
import { type Presentation, presentContent } from '../stories/present-content.ts';
import { storyIn } from '../stories/translation.ts';

/** A story as the GraphQL types of items take it: its content is made only where a query selects it. */
export interface ContentItem extends Omit<Story, 'content' | 'group_id'> {
  group_id: number | null;
  content: () => unknown;
  content_string: () => string;
}

/** Makes a story ready to be selected from. */
export function contentItem(story: Story, how: Presentation): ContentItem {
  return {
    ...storyIn(story, how.language),
    // Storyblok's schema says Int where its REST interface sends a uuid, which Int cannot carry.
    group_id: typeof story.group_id === 'number' ? story.group_id : null,
    content: () => presentContent(story, how),
    content_string: () => JSON.stringify(presentContent(story, how)),
  };
}
