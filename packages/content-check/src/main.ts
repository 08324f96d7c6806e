import { runCommand, runLiveCommand } from './command.ts';

// `content:check | head` closes the pipe before all output is written, which is not an error.
process.stdout.on('error', (error) => {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
});
const [args, env] = [process.argv.slice(2), process.env];
const end = new AbortController();
if (args.includes('--watch'))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end.abort());
const { code, output, complaint } = args.includes('--live')
  ? await runLiveCommand(args, env, {
      fetch: (request) => fetch(request),
      print: console.log,
      complain: console.error,
      signal: end.signal,
    })
  : runCommand(args, env);
if (output !== '') console.log(output);
if (complaint !== undefined) console.error(complaint);
// Do not call `process.exit`, which would lose buffered output to a pipe.
process.exitCode = code;
