import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ROOT } from '../../e2e/support/process.ts';
import { freePort } from '../../web/test/free-port.ts';

/** The folder of our nginx configuration. */
export const NGINX_FILES = join(ROOT, 'deploy', 'nginx');

/** The request header by which a test chooses the visitor's address. */
export const TEST_ADDRESS = 'x-test-address';

const MISSING = 'nginx is not installed. On Debian: sudo apt-get install --no-install-recommends nginx';
const START_MS = 10_000;

export type Nginx = {
  url: string;
  pid: number;
  accessLog: string;
  errorLog: string;
  /** The folder of nginx's cache. */
  cache: string;
  stop: () => Promise<void>;
};

/** A PATH that also contains the folders in which Debian installs nginx. By default only root's PATH contains them. */
const PATH = `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`;

/** Checks that nginx is installed. If not, rejects with the command that installs it. */
export async function ensureNginx(): Promise<void> {
  await promisify(execFile)('nginx', ['-v'], { env: { PATH } }).catch(() => {
    throw new Error(MISSING);
  });
}

/** Makes nginx check a configuration. Returns nginx's errors, or an empty text. */
export async function nginxProblems(file: string, folder: string): Promise<string> {
  try {
    await promisify(execFile)('nginx', ['-t', '-q', '-p', folder, '-c', file, '-e', 'stderr'], {
      env: { PATH },
    });
    return '';
  } catch (error) {
    return error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  }
}

/** Starts nginx with the deployed configuration, in front of the processes on these local ports. */
export async function startNginx(folder: string, ports: readonly number[]): Promise<Nginx> {
  await ensureNginx();
  const port = await freePort();
  const [accessLog, errorLog, file] = ['access.log', 'error.log', 'nginx.conf'].map((name) =>
    join(folder, name),
  );
  if (!accessLog || !errorLog || !file) throw new Error('expected three names');
  const cache = join(folder, 'cache');
  await mkdir(cache, { recursive: true });
  await chmod(folder, 0o755);
  await writeFile(file, configuration({ folder, port, ports, accessLog, errorLog }));
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], {
    env: { PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(child, 'exit');
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (!hasEnded()) child.kill('SIGTERM');
    await ended;
  };
  const url = `http://localhost:${port}`;
  for (let waited = 0; waited < START_MS && !hasEnded(); waited += 50) {
    const answers = await fetch(`${url}/robots.txt`).then(
      () => true,
      () => false,
    );
    if (answers) return { url, pid: child.pid ?? 0, accessLog, errorLog, cache, stop };
    await pause(50);
  }
  if (!hasEnded()) await stop();
  throw new Error(`nginx did not start: ${said}`);
}

type Places = { folder: string; port: number; ports: readonly number[]; accessLog: string; errorLog: string };

function configuration({ folder, port, ports, accessLog, errorLog }: Places): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pcre_jit on;
pid ${folder}/nginx.pid;
error_log ${errorLog} emerg;
events { worker_connections 4096; }
http {
  sendfile on;
  tcp_nopush on;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  # Lets a test send requests as a visitor at any address.
  set_real_ip_from 127.0.0.1;
  set_real_ip_from ::1;
  real_ip_header ${TEST_ADDRESS};
  include ${NGINX_FILES}/http.conf;
  proxy_cache_path ${folder}/cache levels=1:2 keys_zone=boektopia:20m max_size=256m inactive=1h use_temp_path=off;
  upstream boektopia_web {
    zone boektopia_web 64k;
    hash $process_key consistent;
    ${ports.map((own) => `server 127.0.0.1:${own} max_fails=0;`).join('\n    ')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    listen [::1]:${port};
    server_name localhost;
    access_log ${accessLog} boektopia buffer=64k flush=100ms;
    include ${NGINX_FILES}/site.conf;
  }
}
`;
}
