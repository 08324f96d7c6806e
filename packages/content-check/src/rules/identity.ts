import { type Complaint, complain, type Rule } from '../finding.ts';
import type { StoryFile } from '../story-file.ts';

/** Each story must have a full slug that matches its path, and a unique uuid, which its draft shares. */
export const identity: Rule = ({ files, storyBySlug, storyByUuid }) =>
  files.flatMap((file) => [...uuid(file, storyBySlug(file.slug), storyByUuid(file.uuid)), ...slug(file)]);

function uuid(file: StoryFile, sameStory: StoryFile | undefined, owner: StoryFile | undefined): Complaint[] {
  if (file.uuid === '') {
    return [complain(file, 'fout', 'heeft geen uuid', 'Geef het verhaal een eigen uuid')];
  }
  if (sameStory && sameStory.uuid !== file.uuid) {
    const what = 'het concept heeft een andere uuid dan de gepubliceerde versie';
    return [complain(file, 'fout', what, `Neem de uuid over: ${sameStory.uuid}`)];
  }
  if (!owner || owner.slug === file.slug) return [];
  return [complain(file, 'fout', `heeft dezelfde uuid als ${owner.slug}`, 'Geef de kopie een nieuwe uuid')];
}

function slug(file: StoryFile): Complaint[] {
  if (file.statedSlug === undefined || file.statedSlug === file.slug) return [];
  const what = `full_slug zegt ‘${file.statedSlug}’, maar het bestand staat elders`;
  return [complain(file, 'fout', what, `Schrijf full_slug ‘${file.slug}’ of verplaats het bestand`)];
}
