import { spawn } from 'node:child_process';
import { ROOT } from './places.mjs';

/**
 * @typedef {{
 *   cwd?: string,
 *   env?: NodeJS.ProcessEnv,
 *   timeout?: number,
 *   tell?: (text: string) => void,
 * }} RunOptions
 */

/**
 * Runs a program in the foreground, forwards stop signals to it, and resolves with its exit code. As in a shell, the
 * code is 128 or higher if a signal ended the program. Its output goes to the terminal, or to `tell` if given.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, { cwd = ROOT, env = process.env, timeout, tell } = {}) {
  return new Promise((resolve) => {
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = tell ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(program, args, { cwd, env, stdio, timeout });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => tell?.(String(text)));
    }
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      child.kill(signal);
    };
    /** @type {NodeJS.Signals[]} */
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, passOn);
    /** @param {number} code */
    const end = (code) => {
      for (const signal of signals) process.off(signal, passOn);
      resolve(code);
    };
    child.on('error', (error) => {
      (tell ?? console.error)(`${program}: ${error.message}\n`);
      end(127);
    });
    child.on('close', (code, signal) => end(code ?? 128 + (signal === 'SIGINT' ? 2 : 15)));
  });
}

/**
 * Runs npm: the one that started this script, otherwise the one on the PATH.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? run(process.execPath, [cli, ...args], options) : run('npm', args, options);
}

/**
 * Exits with `code` unless it is 0.
 * @param {number} code
 */
export function stopOn(code) {
  if (code !== 0) process.exit(code);
}
