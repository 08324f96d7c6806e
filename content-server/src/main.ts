import { serve } from '@hono/node-server';
import { parseCommand, USAGE } from './command-line.ts';
import { type ContentServerOptions, createContentServer } from './content-server.ts';
import { withFaultSwitch } from './fault-switch.ts';

const command = parseCommand(process.argv.slice(2), process.env);

switch (command.kind) {
  case 'help':
    console.log(USAGE);
    break;
  case 'wrong':
    console.error(`${command.reason}\n\n${USAGE}`);
    process.exit(2);
    break;
  case 'serve':
    await start(command.port, command.options);
}

async function start(port: number, options: ContentServerOptions): Promise<void> {
  const contentServer = createContentServer(options);
  try {
    await contentServer.ready;
  } catch (error) {
    console.error(
      `The content in ${options.dir} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
    process.exit(1);
  }

  const server = serve({ fetch: withFaultSwitch(contentServer), port }, (listening) => {
    const address = `http://localhost:${listening.port}`;
    console.log(`Content server: GraphQL ${address}/v1/api, REST ${address}/v2/cdn (${options.dir})`);
  });

  server.on('error', (error) => {
    console.error(`The content server cannot listen on port ${port}: ${error.message}`);
    process.exit(1);
  });

  const stop = () => {
    contentServer.close();
    server.close(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
