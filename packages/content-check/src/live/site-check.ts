import { createHash } from 'node:crypto';
import { RULES } from '../catalogue.ts';
import { type CheckOptions, type Content, editionOf } from '../edition.ts';
import { earlierLines } from '../festival-editions.ts';
import { type Finding, identityOf, sentencesOf, type Urgency } from '../finding.ts';
import { checkedBy } from '../findings.ts';
import type { Severity } from '../rule.ts';

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

/** The stories of a space, and what only the space knows of them. */
export type PublishedContent = Content & {
  /** The last publication of a story, in ISO 8601. */
  publishedAt?: string | undefined;
  /** The ids of stories by uuid, for links to Storyblok's editor. */
  ids?: ReadonlyMap<string, string> | undefined;
};

/** Checks the published stories of a site. */
export function checkSite(
  { publishedAt, ids, ...content }: PublishedContent,
  options: Pick<CheckOptions, 'now' | 'dates'>,
): SiteCheck {
  const edition = editionOf(content, { ...options, isPublishedOnly: true });
  const { findings, approved } = checkedBy(RULES, edition);
  return {
    findings: findings.map((finding) => siteFinding(finding, ids?.get(finding.uuid))),
    approved: approved.length,
    earlier: earlierLines(edition),
    stories: edition.published.length,
    publishedAt,
  };
}

function siteFinding(finding: Finding, id: string | undefined): SiteFinding {
  const { rule, severity, urgency, title, story } = finding;
  const [what = '', visitors = '', mend = ''] = sentencesOf(finding);
  const key = createHash('sha256').update(identityOf(finding)).digest('base64url');
  return { key, rule, severity, urgency, title, story, id, what, visitors, mend };
}
