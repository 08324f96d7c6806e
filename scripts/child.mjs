import { spawn } from 'node:child_process';
import { ROOT } from './places.mjs';

/**
 * Runs a program in the foreground, passes on the signals that ask this process to stop, and resolves with
 * its exit code: 128 and more where a signal ended it, as a shell says it.
 */
export function run(program, args, { cwd = ROOT, env = process.env, timeout } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: 'inherit', timeout });
    const passOn = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, passOn);
    const end = (code) => {
      for (const signal of signals) process.off(signal, passOn);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      end(127);
    });
    child.on('exit', (code, signal) => end(code ?? 128 + (signal === 'SIGINT' ? 2 : 15)));
  });
}

/** Runs npm itself, the one that runs this script where there is one. */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? run(process.execPath, [cli, ...args], options) : run('npm', args, options);
}

/** Ends this process with a code, when the code says that something went wrong. */
export function stopOn(code) {
  if (code !== 0) process.exit(code);
}
