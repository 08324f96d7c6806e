import type { Edition } from './folder/edition.ts';

/** An answer as it was sent; `headers` without those that every answer has. */
export interface KeptAnswer {
  body: Uint8Array<ArrayBuffer>;
  headers: Readonly<Record<string, string>>;
}

/** What all answers together may take; the one asked longest ago goes first. */
const MOST_BYTES = 16_000_000;

/**
 * Answers about published content, each kept until the content changes, as Storyblok's CDN keeps them. Drafts
 * are never kept.
 */
export class KeptAnswers {
  readonly #answers = new Map<string, KeptAnswer>();
  #edition: Edition | undefined;
  #bytes = 0;

  /** The answer to a question about this state of the content. */
  get(edition: Edition, question: string): KeptAnswer | undefined {
    const answer = this.#edition === edition ? this.#answers.get(question) : undefined;
    if (!answer) return undefined;
    this.#answers.delete(question);
    this.#answers.set(question, answer);
    return answer;
  }

  /** Keeps the answer to a question about this state of the content, and forgets every other state. */
  keep(edition: Edition, question: string, answer: KeptAnswer): void {
    if (this.#edition !== edition) {
      this.#answers.clear();
      this.#bytes = 0;
      this.#edition = edition;
    }
    this.#forget(question);
    this.#answers.set(question, answer);
    this.#bytes += question.length + answer.body.byteLength;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= MOST_BYTES) break;
      this.#forget(oldest);
    }
  }

  #forget(question: string): void {
    const answer = this.#answers.get(question);
    if (!answer) return;
    this.#answers.delete(question);
    this.#bytes -= question.length + answer.body.byteLength;
  }
}
