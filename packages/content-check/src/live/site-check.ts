import { createHash } from 'node:crypto';
import { openSpaceReader, type SpaceReaderOptions } from 'web/space-reader';
import { RULES } from '../catalogue.ts';
import { readModel } from '../content-folder.ts';
import { type CheckOptions, editionOf } from '../edition.ts';
import { earlierLines } from '../festival-editions.ts';
import { type Finding, sentencesOf, type Urgency } from '../finding.ts';
import { checkedBy } from '../findings.ts';
import type { Severity } from '../rule.ts';
import { readLive } from './live-content.ts';
import { openLiveStore } from './live-state.ts';

export { ContentUnavailable } from 'web/space-reader';

export type SiteCheckOptions = {
  /** The space whose published stories the site serves. */
  space: Omit<SpaceReaderOptions, 'previewToken'>;
  /** The folder with `components.json`. */
  modelFolder: string;
  /** The folder for the state of an earlier reading; without one, every check reads all stories. */
  stateFolder?: string | undefined;
  /** Whether to request the ids of stories, for links to Storyblok's editor. */
  withIds: boolean;
  dates: CheckOptions['dates'];
  /** The time of the check by the clock of the site. */
  now: Date;
};

/** A finding for a page or a mail. Its texts are Dutch. */
export type SiteFinding = {
  /** Identifies the finding in later checks. */
  key: string;
  rule: string;
  severity: Severity;
  urgency: Urgency;
  title: string;
  /** The address of the story. */
  story: string;
  /** The id of the story in Storyblok. */
  id?: string | undefined;
  /** Full sentences: what is wrong and where, what visitors notice, and what to do. */
  what: string;
  visitors: string;
  mend: string;
};

/** The result of a check of the published stories. */
export type SiteCheck = {
  /** In order of urgency. */
  findings: readonly SiteFinding[];
  /** Number of findings that editors approved. */
  approved: number;
  /** One line for each earlier edition. */
  earlier: readonly string[];
  /** Number of stories. */
  stories: number;
  /** The last publication of a story, in ISO 8601; undefined if the space does not tell. */
  publishedAt?: string | undefined;
};

/** Checks the published stories of the site. Throws `ContentUnavailable` if the space does not answer. */
export async function checkSite(options: SiteCheckOptions): Promise<SiteCheck> {
  const { space, modelFolder, stateFolder, withIds, dates, now } = options;
  const reader = openSpaceReader(space);
  const { api, url, token } = space;
  const store = stateFolder === undefined ? undefined : openLiveStore(stateFolder, [{ api, url, token }]);
  const before = store?.read();
  const { state, changed, files, vanished } = await readLive(reader, before, new Date());
  if (changed || state.version !== before?.version) store?.write(state);
  const ids = withIds ? await reader.ids() : undefined;
  const edition = editionOf({ files, vanished, model: readModel(modelFolder) }, { now, dates });
  const { findings, approved } = checkedBy(RULES, edition);
  return {
    findings: findings.map((finding) => siteFinding(finding, ids?.get(finding.uuid))),
    approved: approved.length,
    earlier: earlierLines(edition),
    stories: files.length,
    publishedAt: state.publishedAt,
  };
}

function siteFinding(finding: Finding, id: string | undefined): SiteFinding {
  const { rule, severity, urgency, title, story, uuid, path } = finding;
  const [what = '', visitors = '', mend = ''] = sentencesOf(finding);
  const identity = JSON.stringify([rule, uuid || story, path, finding.what]);
  const key = createHash('sha256').update(identity).digest('base64url');
  return { key, rule, severity, urgency, title, story, id, what, visitors, mend };
}
