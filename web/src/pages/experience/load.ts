import { experienceWithColour } from '../../domain/pages/page-colour.ts';
import { BASE, slugOfPath } from '../../domain/pages/paths.ts';
import { experienceShareImage } from '../../domain/pages/share-image.ts';
import { experiencePageAt, presentedTimes } from '../../domain/programme/experience/experience-page.ts';
import { relatedItems } from '../../domain/programme/experience/experience-times.ts';
import { orNotFound } from '../../http/responses.ts';
import type { Content, PageRequest } from '../../ports.ts';
import { expiresWithPlan } from '../plan-of-hall.ts';
import type { StoryRequest } from '../story-parts.ts';

/**
 * Starts loading an experience's items in parallel with its story, using the uuid in the programme. Ignores failures,
 * because the caller loads the items again and then reports a failure.
 */
const itemsAhead = (cms: Content, path: string, now: Date) =>
  cms
    .trackSelection(async () => {
      const uuid = (await cms.programmeItems(now)).find(({ experience }) => experience?.path === path)
        ?.experience?.uuid;
      if (uuid !== undefined) await cms.itemsOfExperience(uuid, now);
      return uuid;
    })
    .catch(() => undefined);

export const experiencePage = {
  async load({ cms, now, url, site }: PageRequest, { slug }: { slug: string }) {
    const path = `${BASE.experience}/${slug}`;
    const [found] = await Promise.all([cms.experienceBySlug(slugOfPath(path)), itemsAhead(cms, path, now)]);
    const experience = experienceWithColour(orNotFound(found));
    expiresWithPlan(cms, experience.body, now);
    const [items, editions, related, frame, plan] = await Promise.all([
      cms.itemsOfExperience(experience.uuid, now),
      cms.editions(),
      cms.trackSelection(async () => relatedItems(experience.uuid, await cms.programmeItems(now), now)),
      cms.frame(),
      cms.stagesOfPlan(),
    ]);
    const facts = { experience, items, editions, related, frame, plan };
    return {
      ...experiencePageAt(facts, url.searchParams, now),
      pageColour: experience.colour,
      site,
    };
  },
  async shareImage({ cms, path, now }: StoryRequest) {
    const experience = await cms.experienceBySlug(slugOfPath(path));
    if (experience === undefined) return undefined;
    const [items, editions, { venue }] = await Promise.all([
      cms.itemsOfExperience(experience.uuid, now),
      cms.editions(),
      cms.frame(),
    ]);
    return experienceShareImage(experience, { times: presentedTimes(items, editions, now), venue });
  },
  content: (cms: Content, slug: string) => cms.experienceBySlug(slug),
};
