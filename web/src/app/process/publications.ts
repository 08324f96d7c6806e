import { env } from '../../env.ts';
import { type Channel, openChannel } from '../../submissions/channel.ts';
import { contentChanged } from './content.ts';

const isFleet = env.DATABASE_URL.startsWith('postgres') && env.CONTENT_WEBHOOK_SECRET !== undefined;

/**
 * Where several processes share one PostgreSQL, what a webhook told one of them reaches all: each listens from when it
 * starts. `undefined` where a process is alone, or no webhook comes.
 */
export const publications: Pick<Channel, 'tell'> | undefined = isFleet
  ? openChannel({
      url: env.DATABASE_URL,
      name: 'boektopia_published',
      heard: contentChanged,
      log: (line) => console.log(line),
    })
  : undefined;
