import { complain, type Rule } from '../finding.ts';

/** Every file among the stories must be a story; the content server omits others. */
export const unreadableFiles: Rule = ({ broken }) =>
  broken.map((file) =>
    complain(file, 'fout', `het bestand ${file.reason}`, 'Zet het bestand terug of schrijf het opnieuw weg'),
  );
