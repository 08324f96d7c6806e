import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type SecureVersion } from 'node:tls';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ROOT } from '../../../e2e/support/process.ts';
import { freePort } from '../../../web/test/free-port.ts';
import { ensureNginx, NGINX_FILES, nginxProblems } from '../../fleet/nginx.ts';

const run = promisify(execFile);
const DEPLOY = join(ROOT, 'deploy');
/** The logrotate configuration in Debian's nginx package. */
const LOGROTATE = '/etc/logrotate.d/nginx';
const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
chmodSync(folder, 0o755);
afterAll(async () => {
  await run('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true });
});

/** Whether a program is installed. Some checks run only on machines that have the program. */
const has = (program: string) =>
  (process.env.PATH ?? '').split(':').some((path) => existsSync(join(path, program)));

/**
 * Opens a TLS connection, optionally with the session of an earlier connection. Returns whether the session
 * was reused, and the session for the next connection.
 */
function connected(port: number, version: SecureVersion, session?: Buffer) {
  return new Promise<{ isReused: boolean; kept: Buffer }>((resolve, reject) => {
    const socket = connect({
      ...{ port, host: '127.0.0.1', servername: 'www.boektopia.be', rejectUnauthorized: false, session },
      ...{ minVersion: version, maxVersion: version },
    });
    socket.on('error', reject);
    socket.on('session', (kept) => {
      resolve({ isReused: socket.isSessionReused(), kept });
      socket.destroy();
    });
    // In TLS 1.2 a reused connection gets no new session.
    socket.on('secureConnect', () => {
      if (session && version === 'TLSv1.2') resolve({ isReused: socket.isSessionReused(), kept: session });
    });
  });
}

/** Posts a body over HTTP/2, which `fetch` does not support. Returns the status and the text of the response. */
async function postedByHttp2(port: number, body: Buffer) {
  const session = connectHttp2(`https://127.0.0.1:${port}`, {
    servername: 'www.boektopia.be',
    rejectUnauthorized: false,
  });
  try {
    const stream = session.request({
      ':method': 'POST',
      ':path': '/api/contact',
      ':authority': 'www.boektopia.be',
      'content-length': body.length,
    });
    // nginx stops reading the body.
    stream.on('error', () => undefined).end(body);
    const [headers] = await once(stream, 'response');
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part);
    return { status: headers[':status'], text: Buffer.concat(parts).toString() };
  } finally {
    session.destroy();
  }
}

/** Writes a copy of the nginx configuration in deploy/, with the paths and ports of this machine. */
async function nginxHere() {
  await ensureNginx();
  const [http, https] = [await freePort(), await freePort()];
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', '1'],
    ...['-keyout', key, '-out', certificate],
  ]);
  const site = readFileSync(join(NGINX_FILES, 'boektopia.conf'), 'utf8')
    .replaceAll('/opt/boektopia/deploy/nginx', NGINX_FILES)
    .replaceAll('/var/cache/nginx/boektopia', join(folder, 'cache'))
    .replaceAll('/var/log/nginx', folder)
    .replace(/\/etc\/letsencrypt\S+fullchain\.pem/g, certificate)
    .replace(/\/etc\/letsencrypt\S+privkey\.pem/g, key)
    .replace(/listen 80;/g, `listen 127.0.0.1:${http};`)
    .replace(/listen 443 /g, `listen 127.0.0.1:${https} `)
    .replace(/listen \[::\]:(?:80|443)[^;]*;/g, '');
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `pid ${folder}/pid; error_log stderr; events {} http { ${site} }`);
  return { site, file, https };
}

describe('deploy/nginx', () => {
  it('nginx accepts its configuration with the paths of this machine, with and without Docker', async () => {
    const { site, file } = await nginxHere();
    expect(await nginxProblems(file, folder)).toBe('');
    const upstream = join(NGINX_FILES, 'upstream.conf');
    const ofCompose = join(DEPLOY, 'compose', 'upstream.conf');
    writeFileSync(join(folder, 'site.conf'), site.replace(upstream, ofCompose));
    const whole = readFileSync(join(DEPLOY, 'compose', 'nginx.conf'), 'utf8')
      .replace('/run/nginx.pid', join(folder, 'pid'))
      .replace('/opt/boektopia/deploy/nginx/boektopia.conf', join(folder, 'site.conf'));
    writeFileSync(file, whole);
    expect(await nginxProblems(file, folder)).toBe('');
    for (const name of readdirSync(NGINX_FILES))
      if (name !== 'boektopia.conf') expect(site, name).toMatch(/include /);
    expect(await nginxProblems(join(DEPLOY, 'run.sh'), folder)).not.toBe('');
  });

  it('nginx resumes the TLS session of a returning browser, and refuses a large body in Dutch over HTTP/2', async () => {
    const { file, https } = await nginxHere();
    const nginx = spawn('nginx', ['-p', folder, '-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
    try {
      for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
        const session = await vi.waitFor(() => connected(https, version), 10_000);
        expect((await connected(https, version, session.kept)).isReused, version).toBe(true);
      }
      const refused = await postedByHttp2(https, Buffer.alloc(200_000));
      expect(refused).toMatchObject({ status: 413, text: expect.stringContaining('Dat is te groot') });
    } finally {
      nginx.kill();
      await once(nginx, 'exit');
    }
  });

  it('nginx writes to a new log file after logrotate has renamed the old one', async () => {
    const { file, https } = await nginxHere();
    const log = join(folder, 'boektopia.log');
    const logged = async (path: string) => {
      await run('curl', ['-sk', '-o', '/dev/null', `https://127.0.0.1:${https}${path}`]);
      await vi.waitFor(() => expect(readFileSync(log, 'utf8')).toContain(`"path":"${path}"`), 5_000);
    };
    const nginx = spawn('nginx', ['-p', folder, '-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
    try {
      await vi.waitFor(() => connected(https, 'TLSv1.3'), 10_000);
      await logged('/ervoor');
      renameSync(log, `${log}.1`);
      // Debian's logrotate configuration sends this signal, by `invoke-rc.d nginx rotate`.
      nginx.kill('SIGUSR1');
      await vi.waitFor(() => expect(existsSync(log)).toBe(true), 5_000);
      await logged('/erna');
      expect(readFileSync(`${log}.1`, 'utf8')).not.toContain('/erna');
    } finally {
      nginx.kill();
      await once(nginx, 'exit');
    }
  });

  it.skipIf(!existsSync(LOGROTATE))(
    'the command in the install guide limits the size of this log, and retains 14 rotated files',
    async () => {
      const copy = join(folder, 'logrotate-nginx');
      copyFileSync(LOGROTATE, copy);
      const guide = readFileSync(join(ROOT, 'docs/operations/install.md'), 'utf8');
      const [command = ''] = /^sed .*\/etc\/logrotate\.d\/nginx$/m.exec(guide) ?? [];
      await run('sh', ['-c', command.replace(LOGROTATE, copy)]);
      const settings = readFileSync(copy, 'utf8');
      expect(settings.match(/^\tmaxsize 500M$/gm)).toHaveLength(1);
      expect(settings).toMatch(/^\trotate 14$/m);
      expect(settings).toMatch(/^\/var\/log\/nginx\/\*\.log \{/);
    },
  );
});

describe('deploy/systemd', () => {
  it.skipIf(!has('systemd-analyze'))('is accepted by systemd without warnings', async () => {
    const unit = readFileSync(join(DEPLOY, 'systemd', 'web@.service'), 'utf8').replaceAll(
      '/opt/boektopia',
      ROOT,
    );
    const file = join(folder, 'web@1.service');
    writeFileSync(file, unit);
    const { stdout, stderr } = await run('systemd-analyze', ['verify', '--man=no', file]);
    expect(stdout + stderr).not.toMatch(/web@/);
  });
});

/** Starts a process that is always alive, and that is ready if `isReady` says so. Returns its port. */
async function probed(isReady: () => boolean): Promise<number> {
  const server = createServer((request, response) => {
    const isUp = request.url === '/livez' || isReady();
    response.writeHead(isUp ? 200 : 503).end(isUp ? '{}' : '{"problems":["database"]}');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  // Safe cast: a server that listens on a port has an address of this form.
  return (server.address() as AddressInfo).port;
}

describe('deploy/healthy.mjs', () => {
  it('succeeds once the probe responds with 200, and prints the reason as long as it does not', async () => {
    let isReady = false;
    const env = { ...process.env, PORT: String(await probed(() => isReady)) };
    const healthy = (...args: string[]) =>
      run(process.execPath, [join(DEPLOY, 'healthy.mjs'), ...args], { env });
    await healthy();
    await healthy('60');
    await expect(healthy('/readyz')).rejects.toMatchObject({
      code: 1,
      stderr: '/readyz responds with 503: {"problems":["database"]}\n',
    });
    const waiting = healthy('/readyz', '20');
    isReady = true;
    await waiting;
  });
});

describe('deploy/rolling-restart.sh', () => {
  it('restarts the next process only when the previous one is ready; if it never is, prints why the restart stops', async () => {
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    const restarted = join(folder, 'restarted');
    writeFileSync(join(bin, 'systemctl'), `#!/bin/sh\necho "$@" >> ${restarted}\n`, { mode: 0o755 });
    // Replaces healthy.mjs, which needs the fixed ports of the processes. The second process never becomes ready.
    writeFileSync(join(bin, 'node'), '#!/bin/sh\necho "$PORT $@" >&2\ntest "$PORT" != 3002\n', {
      mode: 0o755,
    });
    const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
    await expect(run(join(DEPLOY, 'rolling-restart.sh'), ['1', '2', '3'], { env })).rejects.toMatchObject({
      code: 1,
      stderr: '3001 healthy.mjs /readyz 60\n3002 healthy.mjs /readyz 60\n',
    });
    expect(readFileSync(restarted, 'utf8')).toBe('restart web@1\nrestart web@2\n');
  });
});

describe('deploy/prometheus', () => {
  it.skipIf(!has('promtool'))('is accepted by Prometheus', async () => {
    const file = join(DEPLOY, 'prometheus', 'prometheus.yml');
    const { stdout } = await run('promtool', ['check', 'config', file]);
    expect(stdout).toMatch(/SUCCESS: \d+ rules found/);
  });
});
