import { hash } from 'node:crypto';
import { z } from 'zod';

/** A story's content: the fields of one content type. The emulator interprets only `component`. */
interface Content {
  component: string;
  [field: string]: unknown;
}

/** Storyblok's story object with the keys of its delivery API. Dates are ISO 8601 in UTC. */
export interface Story {
  name: string;
  created_at: string | null;
  published_at: string | null;
  first_published_at: string | null;
  updated_at: string | null;
  id: number;
  uuid: string;
  content: Content;
  slug: string;
  full_slug: string;
  sort_by_date: string | null;
  position: number;
  tag_list: string[];
  is_startpage: boolean;
  parent_id: number;
  meta_data: unknown;
  group_id: number | string | null;
  release_id: number | null;
  lang: string;
  path: string | null;
  alternates: unknown[];
  default_full_slug: string | null;
  translated_slugs: TranslatedSlug[] | null;
  /** The story's stage in the editors' workflow, if any. */
  workflow_stage_id: number | null;
}

/** A story's slug in one language. `path` is the full slug without the language. */
export interface TranslatedSlug {
  lang: string;
  path: string | null;
  name?: string | null | undefined;
  published?: boolean | null | undefined;
}

/** The properties of a folder that has its own file. */
export interface FolderFile {
  id: number;
  uuid: string;
  name: string;
  full_slug: string;
}

/**
 * The result of reading a story file: a story with the keys in the file and possibly a remark for the editor, a folder,
 * or the reason why the file is malformed.
 */
export type ReadStory =
  | { kind: 'story'; story: Story; isPublished: boolean; keys: readonly string[]; remark: string | undefined }
  /**
   * A folder, which Storyblok's CLI also writes as a story file. `folder` is undefined if its properties are invalid.
   */
  | { kind: 'folder'; folder: FolderFile | undefined }
  | { kind: 'malformed'; reason: string };

const text = (fallback: string | null) => z.string('is not text').nullable().default(fallback);

const translatedSlug = z.object({
  lang: z.string('has no language'),
  path: z.string('is not text').nullable().default(null),
  name: z.string().nullish(),
  published: z.boolean().nullish(),
});

const folderFile = z.object({
  id: z.int().positive(),
  uuid: z.string().min(1),
  name: z.string().min(1),
  full_slug: z.string().min(1),
});

const storyFile = z.object(
  {
    name: z.string('is missing or not text').min(1, 'is empty'),
    uuid: z.string('is missing or not text').min(1, 'is empty'),
    content: z.looseObject(
      { component: z.string('is missing or not text').min(1, 'is empty') },
      'is missing or not an object',
    ),
    id: z.int('is not a whole number').positive('is not a positive number').optional(),
    full_slug: z.string('is not text').optional(),
    created_at: text(null),
    published_at: text(null),
    first_published_at: text(null),
    updated_at: text(null),
    sort_by_date: text(null),
    position: z.number('is not a number').default(0),
    tag_list: z.array(z.string('holds something that is not text'), 'is not a list').default([]),
    is_startpage: z.boolean('is not true or false').default(false),
    parent_id: z.int('is not a whole number').nullable().default(null),
    meta_data: z.unknown().default(null),
    group_id: z.union([z.int(), z.string()]).nullable().default(null),
    release_id: z.int('is not a whole number').nullable().default(null),
    lang: z.string('is not text').default('default'),
    path: text(null),
    alternates: z.array(z.unknown(), 'is not a list').default([]),
    default_full_slug: text(null),
    translated_slugs: z.array(translatedSlug, 'is not a list').nullable().default(null),
    published: z.boolean().nullish(),
    stage: z.object({ workflow_stage_id: z.int().nullish() }).nullish(),
  },
  'is not a story object',
);

/**
 * Returns a deterministic positive 31-bit id for a path. Version 1 of Storyblok's GraphQL API uses `Int` for ids, which
 * has 32 bits with the sign.
 */
function idForPath(path: string): number {
  return Number.parseInt(hash('sha1', path).slice(0, 8), 16) >>> 1;
}

/**
 * Returns the id of a folder, 0 for the root. The slash makes the id differ from that of a story with the same path.
 */
export function folderId(path: string): number {
  return path === '' ? 0 : idForPath(`${path}/`);
}

/**
 * Parses one story file. The path of the file determines the full slug, therefore moving a file moves the story. If
 * Storyblok's CLI named the file after slug and uuid, the `full_slug` in the file counts instead.
 */
export function parseStory(source: string, place: string): ReadStory {
  let json: unknown;
  try {
    json = JSON.parse(source.startsWith('\uFEFF') ? source.slice(1) : source);
  } catch (error) {
    return { kind: 'malformed', reason: `is not JSON: ${error instanceof Error ? error.message : error}` };
  }
  if (typeof json === 'object' && json !== null && 'is_folder' in json && json.is_folder === true) {
    return { kind: 'folder', folder: folderFile.safeParse(json).data };
  }
  const parsed = storyFile.safeParse(json);
  if (!parsed.success) {
    const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`.trim());
    return { kind: 'malformed', reason: reasons.join(', ') };
  }
  const { full_slug: stated, stage, published, ...fields } = parsed.data;
  const fullSlug = stated !== undefined && place.endsWith(`_${fields.uuid}`) ? stated : place;
  // The full slug of a folder's start page ends with a slash.
  const path = fullSlug.replace(/\/$/, '');
  const slug = path.slice(path.lastIndexOf('/') + 1);
  return {
    kind: 'story',
    story: {
      ...fields,
      content: asWritten(json, fields.content),
      id: fields.id ?? idForPath(fullSlug),
      parent_id: fields.parent_id ?? folderId(parentPath(fullSlug)),
      slug,
      full_slug: fullSlug,
      updated_at: fields.updated_at ?? fields.published_at ?? fields.created_at,
      workflow_stage_id: stage?.workflow_stage_id ?? null,
    },
    isPublished: published !== false,
    keys: Object.keys(Object(json)),
    remark:
      stated !== undefined && stated !== fullSlug
        ? `says full_slug ${JSON.stringify(stated)}; its path says ${JSON.stringify(fullSlug)}, which counts`
        : undefined,
  };
}

/** Returns the path of the parent folder, empty at the root. The parent of a start page is its own folder. */
export function parentPath(fullSlug: string): string {
  return fullSlug.slice(0, Math.max(0, fullSlug.lastIndexOf('/')));
}

/** Returns the content with its fields in the order of the file. The parser puts `component` first. */
function asWritten(json: unknown, parsed: Content): Content {
  // Safe cast: the parsed content has the same keys as the file.
  return typeof json === 'object' && json !== null && 'content' in json ? (json.content as Content) : parsed;
}
