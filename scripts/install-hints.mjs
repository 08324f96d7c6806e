import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Timeout for a response from the proxy, in ms. npm itself would retry for minutes. */
const PROXY_MS = 8_000;

/**
 * Returns the first of these folders that is not writable. For a missing folder, checks the nearest existing parent.
 * @param {readonly string[]} folders
 * @param {(path: string, mode: number) => void} [access]
 * @returns {string | undefined}
 */
export function unwritable(folders, access = accessSync) {
  return folders.find((folder) => {
    let there = folder;
    while (!existsSync(there)) there = dirname(there);
    try {
      access(there, constants.W_OK);
      return false;
    } catch {
      return true;
    }
  });
}

/**
 * npm's settings for reaching its registry, from all its configuration files and the environment.
 * @typedef {{ registry: string, proxy?: string, httpsProxy?: string, noProxy: string[], cache?: string, offline: boolean }} NpmWay
 * @returns {Promise<NpmWay>}
 */
async function npmWay() {
  const cli = process.env.npm_execpath;
  const [program, args] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const { stdout } = await promisify(execFile)(program, [...args, 'config', 'list', '--json'], {
    maxBuffer: 4 * 1024 * 1024,
  });
  /** @type {Record<string, unknown>} */
  const config = JSON.parse(stdout);
  /** @param {string} name */
  const text = (name) =>
    typeof config[name] === 'string' && config[name] ? String(config[name]) : undefined;
  return {
    registry: text('registry') ?? 'https://registry.npmjs.org/',
    proxy: text('proxy'),
    // `npm config` omits these variables, because npm's HTTP agent reads them itself.
    httpsProxy: text('https-proxy') ?? variable('https_proxy') ?? variable('http_proxy') ?? variable('proxy'),
    noProxy: [config.noproxy ?? []].flat().map(String).filter(Boolean),
    cache: text('cache'),
    offline: config.offline === true || config['prefer-offline'] === true,
  };
}

/**
 * Returns the value of an environment variable whose name may be in lower or upper case.
 * @param {string} name
 */
const variable = (name) => process.env[name] || process.env[name.toUpperCase()] || undefined;

/**
 * Returns the proxy that npm uses for its registry, if any.
 * @param {NpmWay} way
 */
export function proxyOf({ registry, proxy, httpsProxy, noProxy }) {
  const { hostname, protocol } = new URL(registry);
  const isExcepted = noProxy
    .flatMap((list) => list.split(/[\s,]+/))
    .some((name) => name === '*' || hostname === name || hostname.endsWith(`.${name.replace(/^\*?\./, '')}`));
  if (isExcepted) return undefined;
  return protocol === 'https:' ? (httpsProxy ?? proxy) : proxy;
}

/**
 * Whether a proxy sends any response before the timeout.
 * @param {string} proxy
 * @param {string} registry
 * @param {number} [patienceMs]
 * @returns {Promise<boolean>}
 */
export function proxyAnswers(proxy, registry, patienceMs = PROXY_MS) {
  return new Promise((resolve) => {
    const url = new URL(proxy);
    const { hostname, port, protocol } = new URL(registry);
    const ask = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const requested = ask({
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port || (url.protocol === 'https:' ? 443 : 80),
      method: 'CONNECT',
      path: `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`,
    });
    const timer = setTimeout(() => end(false), patienceMs);
    /** @param {boolean} answers */
    const end = (answers) => {
      clearTimeout(timer);
      requested.destroy();
      resolve(answers);
    };
    requested.on('connect', (_response, socket) => {
      socket.destroy();
      end(true);
    });
    requested.on('response', () => end(true));
    requested.on('error', () => end(false));
    requested.end();
  });
}

/**
 * Returns one sentence on why an installation in this folder would fail, or `undefined` if nothing prevents it. Takes
 * at most about ten seconds.
 * @param {string} root
 * @param {{ way?: Promise<NpmWay>, access?: typeof accessSync }} [given]
 * @returns {Promise<string | undefined>}
 */
export async function installObstacle(root, { way = npmWay(), access } = {}) {
  const known = await way.catch(() => undefined);
  const folders = [root, join(root, 'node_modules'), ...(known?.cache ? [known.cache] : [])];
  const closed = unwritable(folders, access);
  if (closed) {
    return `Geen schrijfrechten in ${closed}. Start het commando als de eigenaar van die map, of geef jezelf er rechten op.`;
  }
  if (!known || known.offline) return undefined;
  const proxy = proxyOf(known);
  if (!proxy || !URL.canParse(proxy)) return undefined;
  if (await proxyAnswers(proxy, known.registry)) return undefined;
  return `De proxy ${withoutPassword(proxy)} antwoordt niet. Kijk naar HTTPS_PROXY, HTTP_PROXY en «npm config get https-proxy».`;
}

/** @param {string} proxy */
function withoutPassword(proxy) {
  const { protocol, host } = new URL(proxy);
  return `${protocol}//${host}`;
}
