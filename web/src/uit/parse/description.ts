import sanitizeHtml from 'sanitize-html';
import type { RichText } from '../../domain/pages/body/block.ts';
import { documentOf } from './clean-html.ts';

/** What UiTdatabank's own site lets through; of everything else the words stay, but not those of a script or style. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'em', 'strong', 'a'],
  allowedAttributes: { a: ['href'] },
  // Relative addresses would lead to pages of ours that do not exist.
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    ...Object.fromEntries(
      ['div', 'section', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, 'p']),
    ),
  },
  nestingLimit: 30,
};

/**
 * A description as a document of our own. UiTdatabank asks for plain text and stores whatever its editor makes, which
 * is HTML written by strangers: what may not stand here is gone before anything else sees it.
 */
export function parseDescription(written: string): RichText {
  if (!/<[a-z!/]/i.test(written)) return paragraphs(written);
  const clean = sanitizeHtml(written, ALLOWED);
  // Some organisers put a word in italics in what is else plain text: then its lines are lines.
  const lines = /<(?:p|br|ul|ol)[\s>/]/i.test(clean) ? clean : clean.replace(/\n/g, '<br />');
  return documentOf(lines);
}

/** A blank line between paragraphs, a line break within. */
function paragraphs(written: string): RichText {
  return written
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').flatMap((line) => line.trim() || []))
    .filter((lines) => lines.length > 0)
    .map((lines) => ({
      kind: 'paragraph',
      children: lines.flatMap((text, index) => [
        ...(index > 0 ? [{ kind: 'hardBreak' } as const] : []),
        { kind: 'text', text, marks: [] } as const,
      ]),
    }));
}
