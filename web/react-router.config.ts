import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { buildWorker } from './build-worker.ts';
import { compressAssets } from './compress-assets.ts';
import { joinFirstFile } from './first-file.ts';

/** Every flag of version 8 is on, so that the step to it is one bump (design: «Why React Router»). */
export default {
  appDirectory: 'src',
  ssr: true,
  // The whole route table travels with the first page: it is small, and no request asks for it later.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    const assets = join(buildDirectory, 'client', 'assets');
    joinFirstFile(assets);
    await compressAssets(assets);
    await buildWorker(buildDirectory);
  },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
