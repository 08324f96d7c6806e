import { complain, type Rule } from '../finding.ts';

/** Files among the stories that are no story: the content server leaves them out. */
export const unreadableFiles: Rule = ({ broken }) =>
  broken.map((file) =>
    complain(file, 'fout', `het bestand ${file.reason}`, 'Zet het bestand terug of schrijf het opnieuw weg'),
  );
