import { runCommand } from './command.ts';

// `content:check | head` closes the pipe before everything is told; that is no fault.
process.stdout.on('error', (error) => {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
});
const { code, output, complaint } = runCommand(process.argv.slice(2), process.env);
if (output !== '') console.log(output);
if (complaint !== undefined) console.error(complaint);
// Not `process.exit`: a pipe would lose what is not written yet.
process.exitCode = code;
