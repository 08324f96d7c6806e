import { readContentFolder } from 'content-check/content-folder';
import { dateFindings } from 'content-check/date-findings';
import { readStoryFile } from 'content-check/story-file';
import { dayBounds } from 'web/content-rules';
import { type EditionPlan, storiesToWrite, type Wanted } from './edition-plan.ts';

/** A sentence that will be wrong once the new edition is the current one. */
export type Sentence = { story: string; path: string; what: string };

/** Checks the dates in all texts as if the plan had been carried out and the new edition began today. */
export function sentencesToRewrite(folder: string, plan: EditionPlan, { days, dates }: Wanted): Sentence[] {
  const content = readContentFolder(folder);
  const planned = storiesToWrite(plan).map(({ slug, draft, json }) =>
    readStoryFile(`${slug}${draft ? '.draft' : ''}.json`, JSON.stringify(json)),
  );
  const isPlanned = (file: { slug: string; draft: boolean }) =>
    planned.some(({ slug, draft }) => slug === file.slug && draft === file.draft);
  const files = [
    ...content.files.filter((file) => !isPlanned(file)),
    ...planned.filter((file) => 'content' in file),
  ];
  return dateFindings({ ...content, files }, { now: dayBounds(days[0]).start, dates }).map(
    ({ story, path, what }) => ({ story, path, what }),
  );
}
