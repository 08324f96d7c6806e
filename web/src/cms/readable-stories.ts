import { ContentUnavailable } from './client.ts';
import { parseStory, type Story } from './parse/story.ts';

/** Parses a story. Treats an invalid response as an outage, not as «not found»: the page may exist. */
export function readableStory(answer: unknown): Story {
  const story = parseStory(Object(answer));
  if (!story?.component) throw new ContentUnavailable('the response contains an unreadable story');
  return story;
}

/** Parses the stories of a list. Skips `null`, a story that the content system failed to read: its error is logged. */
export function readableStories(answers: unknown): Story[] {
  if (!Array.isArray(answers)) throw new ContentUnavailable('the response is not a list of stories');
  const stories = answers.flatMap((one) => (one === null ? [] : readableStory(one)));
  if (stories.length === 0 && answers.length > 0)
    throw new ContentUnavailable('every story of the list is unreadable');
  return stories;
}

const NUMBER_OR_UUID = /^(\d+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i;
const IN_A_LANGUAGE = /^[a-z]{2}(-[a-z]{2})?\//i;

/**
 * Whether Storyblok may return this story for a request with another name: a number, a uuid, other capitals or a
 * language prefix.
 */
export const mayNameAnother = (requested: string, { fullSlug }: Story): boolean =>
  NUMBER_OR_UUID.test(requested) ||
  IN_A_LANGUAGE.test(requested) ||
  requested.toLowerCase() === fullSlug.toLowerCase();
