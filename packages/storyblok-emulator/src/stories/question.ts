import type { Edition } from '../folder/edition.ts';
import type { StoryIndex } from './story-index.ts';

/** Who may read what. */
export interface Tokens {
  /** Reads what is published. */
  public: string;
  /** Reads drafts too. */
  preview: string;
}

/** What every part of one answer is answered from, so that an edit never splits an answer. */
export interface Question {
  edition: Edition;
  index: StoryIndex;
  space: number;
  /** The space, when the answer is for its editor (drafts). */
  editableInSpace: number | undefined;
}

/** Why a token opens nothing. */
export interface Refusal {
  status: 401 | 403;
  error: string;
}

/** Opens the content for who asks; published content, or with the preview token also the drafts. */
export function openContent(
  asking: { token: string | null; wantsDrafts: boolean },
  { edition, space, tokens }: { edition: Edition; space: number; tokens: Tokens },
): Question | Refusal {
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
