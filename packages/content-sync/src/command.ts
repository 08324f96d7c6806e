import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { report } from './change.ts';
import { openLastSyncs } from './last-sync.ts';
import { openManifest } from './manifest.ts';
import { pull } from './pull.ts';
import { push } from './push.ts';
import { openSpace, SpaceRefused } from './space.ts';
import { UnusableFolder } from './story-file.ts';

const USAGE = `npm run content:pull -- --space NUMMER [--write] [--only VERHAAL] [--force] [--delete]
npm run content:push -- --space NUMMER [--write] [--only VERHAAL] [--force] [--delete]
  --space NUMMER  de space (anders STORYBLOK_SPACE_ID)
  --write         doet het; zonder, of met --dry-run, staat er alleen wat er zou gebeuren
  --only VERHAAL  alleen dit verhaal, zoals nieuws/een-uur-cadeau; mag meer dan één keer
  --force         waar allebei de kanten hetzelfde veld wijzigden, wint de kant waar het vandaan komt; de andere
                  velden blijven. Een verhaal dat aan de andere kant verwijderd is, komt er terug
  --delete        verwijdert aan de andere kant wat hier (push) of in de space (pull) verwijderd is
  --content MAP   de map met components.json en stories/ (anders CONTENT_DIR, anders content)
  --region REGIO  eu (gewoon), us, ca of ap
  --url ADRES     een andere server dan Storyblok, zoals de emulator: npm run content:rehearse
Het token van de Management API staat in STORYBLOK_PERSONAL_TOKEN. Beelden blijven waar ze zijn.`;

const options = {
  space: { type: 'string' },
  write: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  only: { type: 'string', multiple: true },
  delete: { type: 'boolean', default: false },
  url: { type: 'string' },
  force: { type: 'boolean', default: false },
  content: { type: 'string' },
  region: { type: 'string', default: 'eu' },
  help: { type: 'boolean', default: false },
} as const;

/** The host name suffix of the APIs in each region. */
const REGIONS = new Map([
  ['eu', ''],
  ['us', '-us'],
  ['ca', '-ca'],
  ['ap', '-ap'],
]);
/** Maximum number of requests a second that every Storyblok plan allows. */
const PER_SECOND = 3;

export type Environment = Readonly<Record<string, string | undefined>>;

export type Outcome = {
  /** The exit code. 0: the changes were made or reported. 1: there are conflicts. 2: nothing could be done. */
  code: 0 | 1 | 2;
  output: string;
  /** The text for standard error. */
  complaint?: string;
};

/** Requests per second to a server other than Storyblok. No plan limits the rate there. */
const PER_SECOND_ELSEWHERE = 1000;

/** Runs `pull …` or `push …`. `progress` receives the number of stories done and their total, after each story. */
export async function runCommand(
  args: readonly string[],
  env: Environment,
  progress?: (done: number, total: number) => void,
): Promise<Outcome> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const direction = positionals[0];
    if (values.help) return { code: 0, output: USAGE };
    if (direction !== 'pull' && direction !== 'push') return misused('Zeg pull of push.');
    const number = Number(values.space ?? env.STORYBLOK_SPACE_ID ?? Number.NaN);
    const token = env.STORYBLOK_PERSONAL_TOKEN ?? '';
    const region = REGIONS.get(values.region);
    if (!Number.isSafeInteger(number) || number <= 0) return misused('Welke space? Geef --space NUMMER.');
    if (token === '') return misused('STORYBLOK_PERSONAL_TOKEN is niet gezet.');
    if (region === undefined) return misused(`De regio ‘${values.region}’ is niet gekend.`);

    if (values.write && values['dry-run']) return misused('Kies: --write of --dry-run.');

    const data = join(resolve(env.DATA_DIR || '.data'), 'content-sync', String(number));
    const elsewhere = values.url?.replace(/\/+$/, '');
    const space = openSpace({
      id: number,
      token,
      managementUrl: elsewhere ?? `https://mapi${region}.storyblok.com`,
      deliveryUrl: `${elsewhere ?? `https://api${region}.storyblok.com`}/v2`,
      perSecond: elsewhere === undefined ? PER_SECOND : PER_SECOND_ELSEWHERE,
    });
    const folder = resolve(values.content ?? env.CONTENT_DIR ?? 'content');
    const work = direction === 'push' ? push : pull;
    const changes = await work({
      folder,
      space,
      manifest: openManifest(join(data, 'manifest.jsonl')),
      lastSyncs: openLastSyncs(join(data, 'stories'), folder),
      write: values.write,
      force: values.force,
      remove: values.delete,
      only: values.only?.map((path) => path.replace(/^\/+|\/+$/g, '')),
      progress,
    });
    const clashes = changes.some(({ kind }) => kind === 'botst');
    return { code: clashes ? 1 : 0, output: report(changes, values.write).join('\n') };
  } catch (error) {
    if (error instanceof SpaceRefused || error instanceof UnusableFolder)
      return { code: 2, output: '', complaint: error.message };
    // `parseArgs` throws a TypeError with a code for an unknown option.
    if (error instanceof TypeError && 'code' in error) return misused(error.message);
    throw error;
  }
}

const misused = (why: string): Outcome => ({ code: 2, output: '', complaint: `${why}\n\n${USAGE}` });
