import type { Edition } from '../folder/edition.ts';
import type { StoryIndex } from './story-index.ts';

/** The access tokens. */
export interface Tokens {
  /** Gives access to published content. */
  public: string;
  /** Gives access to published content and drafts. */
  preview: string;
}

/**
 * The content and settings for one request. They do not change during the request, therefore an edit cannot make its
 * response inconsistent.
 */
export interface ContentRequest {
  edition: Edition;
  index: StoryIndex;
  space: number;
  /** If the response is for the editor of the space (drafts), the space id; otherwise undefined. */
  editableInSpace: number | undefined;
}

/** The reason for refusing a token. */
export interface Refusal {
  status: 401 | 403;
  error: string;
}

/** Returns the content that a token gives access to: published content or, with the preview token, also drafts. */
export function openContent(
  asking: { token: string | null; wantsDrafts: boolean },
  { edition, space, tokens }: { edition: Edition; space: number; tokens: Tokens },
): ContentRequest | Refusal {
  const { token, wantsDrafts } = asking;
  if (token !== tokens.public && token !== tokens.preview) return { status: 401, error: 'Unauthorized' };
  if (wantsDrafts && token !== tokens.preview) return { status: 403, error: 'Drafts need the preview token' };
  return {
    edition,
    index: wantsDrafts ? edition.drafts : edition.published,
    space,
    editableInSpace: wantsDrafts ? space : undefined,
  };
}
