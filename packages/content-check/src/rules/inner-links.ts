import { slugOfPath, storyPath } from 'web/content-rules';
import type { Edition } from '../edition.ts';
import { type Complaint, complain, type Rule } from '../finding.ts';
import { hasPage, pageExistsAt } from '../page-address.ts';
import { type LinkAt, linksIn } from '../references.ts';
import type { StoryFile } from '../story-file.ts';

/** Internal links must lead to the current path of a story that visitors can open. */
export const innerLinks: Rule = (edition) =>
  edition.files.flatMap((file) =>
    linksIn(edition.partsOf(file)).flatMap((link) =>
      link.kind === 'story' ? storyLink(file, link, edition) : siteLink(file, link, edition),
    ),
  );

function storyLink(file: StoryFile, { path, uuid, address }: LinkAt, edition: Edition): Complaint[] {
  const say = (what: string, mend: string) => [complain(file, 'fout', `${path}: ${what}`, mend)];
  const target = edition.storyByUuid(uuid);
  const written = address.replace(/[?#].*$/s, '');
  if (!target) {
    const named = edition.storyBySlug(slugOfPath(written));
    return named
      ? say(`link naar ‘${written}’ met een verkeerde uuid`, `Kies het verhaal opnieuw (${named.uuid})`)
      : say(`link naar een verhaal dat niet bestaat (‘${written || uuid}’)`, 'Kies een ander verhaal');
  }
  if (target.draft && !file.draft) {
    return say(`link naar ‘${target.slug}’, dat niet gepubliceerd is`, 'Publiceer het of haal de link weg');
  }
  if (storyPath(written) !== storyPath(target.slug)) {
    const what = `link met adres ‘${written}’, maar het verhaal staat op ‘${target.slug}’`;
    return say(what, 'Kies het verhaal opnieuw');
  }
  if (hasPage(target)) return [];
  return say(`link naar ‘${target.slug}’, dat geen eigen pagina heeft`, 'Link naar een pagina');
}

function siteLink(file: StoryFile, { path, address }: LinkAt, edition: Edition): Complaint[] {
  const written = address.replace(/\?.*$/s, '');
  if (written === '' || pageExistsAt(written, edition)) return [];
  const what = `${path}: op ‘${written}’ staat geen pagina`;
  // Only a warning, because the address may be a route of the site without a story.
  return [
    complain(file, 'waarschuwing', what, 'Kies het verhaal uit de lijst in plaats van het adres te typen'),
  ];
}
