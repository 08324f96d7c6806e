import { createManagementApiClient } from '@storyblok/management-api-client';
import StoryblokClient from 'storyblok-js-client';
import { z } from 'zod';

/** The address of a space and its credentials. */
export type SpaceAddress = {
  id: number;
  /** A personal access token, which must never be printed. */
  token: string;
  /** The address of the Management API, without a slash at the end. */
  managementUrl: string;
  /** The address of the delivery API, without a slash at the end. */
  deliveryUrl: string;
  /** Requests per second; the plans of Storyblok allow 3 or 6. */
  perSecond: number;
};

/** Thrown if a request to the space fails. The message is for the editor and contains no secret. */
export class SpaceRefused extends Error {}

const listed = z.looseObject({
  id: z.number(),
  uuid: z.string(),
  name: z.string(),
  slug: z.string(),
  full_slug: z.string(),
  parent_id: z.number().nullish(),
  is_folder: z.boolean().nullish(),
  is_startpage: z.boolean().nullish(),
  published: z.boolean().nullish(),
  unpublished_changes: z.boolean().nullish(),
  updated_at: z.string().nullish(),
});
const component = z.looseObject({ id: z.number(), name: z.string() });

/** A story or a folder as a space lists it, without content. */
export type SpaceStory = z.infer<typeof listed>;
export type SpaceComponent = z.infer<typeof component>;
export type StoryFields = Record<string, unknown> & { content?: Record<string, unknown> };

/** The operations that push and pull perform on a space. */
export type Space = {
  /** All stories and folders, without their content. */
  list(): Promise<SpaceStory[]>;
  story(id: number): Promise<SpaceStory>;
  /** The published version of a story that also has a draft. */
  published(id: number): Promise<Record<string, unknown>>;
  create(story: StoryFields): Promise<SpaceStory>;
  update(id: number, story: StoryFields, publish: boolean): Promise<SpaceStory>;
  unpublish(id: number): Promise<SpaceStory>;
  remove(id: number): Promise<void>;
  /** Sets the uuid of a story to its uuid in the folder. Returns whether the space accepted it. */
  setUuid(id: number, uuid: string): Promise<boolean>;
  components(): Promise<SpaceComponent[]>;
  createComponent(fields: Record<string, unknown>): Promise<void>;
  updateComponent(id: number, fields: Record<string, unknown>): Promise<void>;
};

const PER_PAGE = 100;

/** Timeout of one request, in ms (spec §9). It is long because no visitor waits. */
const ANSWER_MS = 300_000;

/** Opens a space through Storyblok's official clients, which respect the rate limit and retry after a 429. */
export function openSpace({ id, token, managementUrl, deliveryUrl, perSecond }: SpaceAddress): Space {
  const client = createManagementApiClient({
    personalAccessToken: token,
    spaceId: id,
    baseUrl: managementUrl,
    rateLimit: perSecond,
    timeout: ANSWER_MS,
  });
  let previewToken: Promise<string> | undefined;
  const askPreviewToken = async () => {
    const answer = z.object({ space: z.object({ first_token: z.string() }) });
    return (await told('de space', answer, client.spaces.get())).space.first_token;
  };
  const oneStory = async (what: string, requested: Promise<Answer>) =>
    (await told(what, z.object({ story: listed }), requested)).story;

  return {
    async list() {
      const stories: SpaceStory[] = [];
      for (let page = 1; ; page += 1) {
        const answer = z.object({ stories: z.array(listed) });
        const requested = client.stories.list({ query: { page, per_page: PER_PAGE } });
        const found = await told('de lijst van verhalen', answer, requested);
        stories.push(...found.stories);
        if (found.stories.length < PER_PAGE) return stories;
      }
    },
    story: (story) => oneStory(`verhaal ${story}`, client.stories.get(story)),
    async published(story) {
      previewToken ??= askPreviewToken();
      const delivery = new StoryblokClient({
        accessToken: await previewToken,
        endpoint: deliveryUrl,
        timeout: ANSWER_MS / 1000,
      });
      const answer = z.object({ story: z.record(z.string(), z.unknown()) });
      const requested = delivery.getStory(String(story), { version: 'published' });
      return (await told(`verhaal ${story} zoals gepubliceerd`, answer, requested)).story;
    },
    create: (story) => oneStory(`${story.name} maken`, client.stories.create({ body: { story } })),
    update(story, fields, publish) {
      const requested = client.stories.update(story, { body: { story: fields }, query: { publish } });
      return oneStory(`${fields.name} bijwerken`, requested);
    },
    unpublish: (story) =>
      oneStory(`verhaal ${story} offline halen`, client.get(`/v1/spaces/${id}/stories/${story}/unpublish`)),
    async remove(story) {
      await told(`verhaal ${story} verwijderen`, z.unknown(), client.stories.delete(story));
    },
    async setUuid(story, uuid) {
      // Not in Storyblok's reference, but used by version 3 of Storyblok's CLI.
      const path = `/v1/spaces/${id}/stories/${story}/update_uuid`;
      const { error } = await client.put(path, { body: { uuid } }).catch(thrown);
      return error === undefined;
    },
    async components() {
      const answer = z.object({ components: z.array(component) });
      return (await told('de lijst van componenten', answer, client.components.list())).components;
    },
    async createComponent(fields) {
      const body = { component: { ...fields, name: String(fields.name) } };
      await told(`component ${fields.name} maken`, z.unknown(), client.components.create({ body }));
    },
    async updateComponent(number, fields) {
      const body = { component: { ...fields, name: String(fields.name) } };
      const requested = client.components.update(number, { body });
      await told(`component ${fields.name} bijwerken`, z.unknown(), requested);
    },
  };
}

type Answer = { data: unknown; error?: unknown; response?: { status: number } };

/**
 * Converts an error that a client throws (a timeout, or any error from the delivery API) to the form in which clients
 * return errors.
 */
function thrown(error: unknown): Answer {
  return { data: undefined, error, response: z.object({ status: z.number() }).safeParse(error).data };
}

async function told<T>(what: string, shape: z.ZodType<T>, requested: Promise<Answer>): Promise<T> {
  const { data, error, response } = await requested.catch(thrown);
  if (error !== undefined) {
    const status = response?.status ?? 0;
    const reason = status === 0 ? 'geen antwoord' : `status ${status}`;
    throw new SpaceRefused(`${what}: ${reason}${detail(error)}`);
  }
  const parsed = shape.safeParse(data);
  if (!parsed.success) throw new SpaceRefused(`${what}: een antwoord in een andere vorm dan gevraagd`);
  return parsed.data;
}

/** Returns the error details from the API, without the request, whose headers contain the token. */
function detail(error: unknown): string {
  const body = z.object({ response: z.object({ data: z.unknown() }) }).safeParse(error);
  const data = body.success ? body.data.response.data : undefined;
  return data === undefined || data instanceof Error ? '' : ` ${JSON.stringify(data).slice(0, 300)}`;
}
