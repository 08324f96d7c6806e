import { flag } from 'web/story-rules';
import { richText, story } from '../examples.ts';
import type { Complaint, Rule } from '../rule.ts';
import { fieldAt, wordsOf } from '../story-parts.ts';

const example = (toggle_announcement: boolean) => {
  const fields = {
    announcement: richText('De hal gaat dicht.'),
    announcement_urgent: true,
    toggle_announcement,
  };
  return { files: [story('globaal/header', { component: 'header', ...fields })] };
};

export const announcement: Rule = {
  name: 'aankondiging',
  looksFor: 'een aankondiging die aan staat zonder tekst, of die dringend is terwijl ze uit staat',
  visitors: 'ze zien geen aankondiging, of een die niet meer moest verschijnen',
  severity: 'waarschuwing',
  find: ({ files, model }) =>
    files.flatMap((file): Complaint[] => {
      if (file.component !== 'header') return [];
      const urgent = flag(file.content.announcement_urgent);
      const shown = flag(file.content.toggle_announcement);
      if (wordsOf(file.content.announcement) === '') {
        if (!urgent && !shown) return [];
        const what = `de aankondiging staat aan${urgent ? ' en is dringend' : ''}, maar er is geen tekst`;
        const visitors = 'ze zien geen aankondiging';
        const mend = 'Schrijf de tekst van de aankondiging of zet ze uit';
        return [{ file, at: fieldAt(model, file, 'announcement'), what, visitors, mend }];
      }
      if (!urgent || shown) return [];
      return [
        {
          file,
          at: fieldAt(model, file, 'announcement_urgent'),
          what: '‘Dringend’ staat aan terwijl ‘Aankondiging tonen’ uit staat',
          visitors:
            'ze zien de aankondiging op elke pagina en op elk scherm in de hal, en kunnen ze niet wegklikken',
          mend: 'Zet ‘Dringend’ uit als het bericht oud is, of zet ook ‘Aankondiging tonen’ aan',
        },
      ];
    }),
  bad: () => example(false),
  good: () => example(true),
};
