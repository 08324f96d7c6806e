/** The window event that an editor typed or saved something. */
export const STORY_CHANGED = 'storychanged';
