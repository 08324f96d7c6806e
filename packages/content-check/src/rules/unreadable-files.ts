import { complain, type Rule } from '../finding.ts';

/** Every file in the folder of stories must be a story, because the content server skips other files. */
export const unreadableFiles: Rule = ({ broken }) =>
  broken.map((file) =>
    complain(file, 'fout', `het bestand ${file.reason}`, 'Zet het bestand terug of schrijf het opnieuw weg'),
  );
