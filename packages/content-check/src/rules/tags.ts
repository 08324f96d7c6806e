import { KNOWN_TAGS, meaningOfTag } from 'web/story-rules';
import { complain, type Rule } from '../finding.ts';
import { likelyTag } from '../tag.ts';

const ON_PROGRAMME = new Set(['program', 'experience', 'on_tour_experience']);

/** Reports tags that the site does not know: a misspelt «volzet» (sold out) would not be shown in the programme. */
export const tags: Rule = ({ files }) =>
  files.flatMap((file) =>
    file.tags
      .filter((tag) => meaningOfTag(tag) === undefined)
      .map((tag) => {
        const likely = likelyTag(tag);
        const mend = likely ? `Bedoel je ‘${likely}’?` : `Bekend zijn: ${KNOWN_TAGS.join(', ')}`;
        const severity = ON_PROGRAMME.has(file.component) ? 'waarschuwing' : 'tip';
        return complain(file, severity, `onbekende tag ‘${tag}’`, mend);
      }),
  );
