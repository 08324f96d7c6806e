import { slugOfPath } from 'web/content-rules';
import type { Edition } from '../edition.ts';
import { type Complaint, complain, type Rule, type Severity } from '../finding.ts';
import { hasPage, momentExists, pageExistsAt } from '../page-address.ts';
import { type LinkAt, linksIn } from '../references.ts';
import type { StoryFile } from '../story-file.ts';

/** Internal links must lead to a story that visitors can open, and to a moment that exists. */
export const innerLinks: Rule = (edition) =>
  edition.files.flatMap((file) =>
    linksIn(edition.partsOf(file)).flatMap((link) => [
      ...(link.kind === 'story' ? storyLink(file, link, edition) : siteLink(file, link, edition)),
      ...momentLink(file, link, edition),
    ]),
  );

function storyLink(file: StoryFile, { path, uuid, address }: LinkAt, edition: Edition): Complaint[] {
  const say = (what: string, mend: string, severity: Severity = 'fout') => [
    complain(file, severity, `${path}: ${what}`, mend),
  ];
  const target = edition.storyByUuid(uuid);
  const written = address.replace(/[?#].*$/s, '');
  if (!target) {
    const named = edition.storyBySlug(slugOfPath(written));
    return named
      ? say(
          `link naar ‘${written}’ met een verkeerde uuid`,
          `Kies het verhaal opnieuw (${named.uuid})`,
          'waarschuwing',
        )
      : say(`link naar een verhaal dat niet bestaat (‘${written || uuid}’)`, 'Kies een ander verhaal');
  }
  if (target.draft && !file.draft) {
    return say(`link naar ‘${target.slug}’, dat niet gepubliceerd is`, 'Publiceer het of haal de link weg');
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

/** A link to one moment of an activity opens that moment only if the moment exists. */
function momentLink(file: StoryFile, { path, address }: LinkAt, edition: Edition): Complaint[] {
  const moment = /[?&]moment=([^&#]+)/.exec(address)?.[1];
  if (moment === undefined || momentExists(moment, edition)) return [];
  const what = `${path}: het moment ‘${moment}’ bestaat niet`;
  return [complain(file, 'waarschuwing', what, 'Kopieer de link opnieuw van de pagina van de activiteit')];
}
