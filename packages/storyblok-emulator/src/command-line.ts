import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { parseFault } from './fault.ts';
import type { StoryblokEmulatorOptions } from './storyblok-emulator.ts';

/** The output of `--help`. */
export const USAGE = `storyblok-emulator: a local Storyblok for a folder of stories

  --content DIR         the folder with components.json, stories/ and assets/ (CONTENT_DIR, ./content)
  --port NUMBER         the port (PORT, 4000)
  --host ADDRESS        the address to listen on: 0.0.0.0 accepts the whole network (127.0.0.1)
  --token TEXT          the token for drafts and published content (preview)
  --public-token TEXT   the token for published content (public)
  --space NUMBER        the id of the space (101)
  --management-token TEXT  enable the Management API, whose requests with this token change
                        the files in the folder (off)
  --management-rate N   its rate limit, in requests a second (none)
  --fault FAULT         inject a fault: 429, 503:2 (two responses), html, slow, slow:800 (ms)
  --no-watch            do not watch the folder for changes
  -h, --help            this text
`;

export type Command =
  | { kind: 'help' }
  | { kind: 'wrong'; reason: string }
  | { kind: 'serve'; port: number; host: string; options: StoryblokEmulatorOptions };

const values = z.object({
  content: z.string().min(1, '--content needs a folder').default('content'),
  port: z.coerce
    .number('--port is not a number')
    .int()
    .min(0)
    .max(65_535, '--port is too high')
    .default(4000),
  host: z.string().min(1, '--host is empty').default('127.0.0.1'),
  token: z.string().min(1, '--token is empty').default('preview'),
  'public-token': z.string().min(1, '--public-token is empty').default('public'),
  space: z.coerce.number('--space is not a number').int('--space is not a number').positive().default(101),
  'management-token': z.string().min(1, '--management-token is empty').optional(),
  'management-rate': z.coerce.number('--management-rate is not a number').positive().optional(),
  fault: z
    .string()
    .transform((text, context) => {
      const fault = parseFault(text);
      if (!fault) context.addIssue({ code: 'custom', message: `--fault: unknown fault ${text}` });
      return fault;
    })
    .optional(),
});

/** Parses the command line. Missing options come from the environment (`PORT`, `CONTENT_DIR`). */
export function parseCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Command {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const given = parsed(() =>
    parseArgs({
      args: [...args],
      options: {
        content: text,
        port: text,
        host: text,
        token: text,
        'public-token': text,
        space: text,
        'management-token': text,
        'management-rate': text,
        fault: text,
        'no-watch': flag,
        help: { ...flag, short: 'h' },
      },
    }),
  );
  if ('reason' in given) return { kind: 'wrong', reason: given.reason };
  if (given.values.help) return { kind: 'help' };
  const read = values.safeParse({
    ...given.values,
    content: given.values.content ?? (environment.CONTENT_DIR || undefined),
    port: given.values.port ?? (environment.PORT || undefined),
  });
  if (!read.success)
    return { kind: 'wrong', reason: read.error.issues.map(({ message }) => message).join('; ') };
  const { content, port, host, space, token, fault } = read.data;
  if (token === read.data['public-token'])
    return { kind: 'wrong', reason: '--token and --public-token are the same: drafts would be public' };
  const managementToken = read.data['management-token'];
  return {
    kind: 'serve',
    port,
    host,
    options: {
      dir: resolve(content),
      space,
      tokens: { public: read.data['public-token'], preview: token },
      management:
        managementToken === undefined
          ? undefined
          : { token: managementToken, requestsPerSecond: read.data['management-rate'] },
      watch: given.values['no-watch'] !== true,
      fault,
    },
  };
}

function parsed<Value>(parse: () => Value): Value | { reason: string } {
  try {
    return parse();
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}
