// How Rolldown divides scripts into files (`codeSplitting.groups`). A group includes all imports of its modules.

/** For the pages' scripts, with and without islands. */
export const CLIENT_CHUNKS = [
  // Needed by the first island: one file instead of several.
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|islands\/(?:hydrate|props)/ },
  // Without this group, code shared with islands would cost every page another request.
  { name: 'page', test: /\/src\/browser\/page\.ts$/ },
  // Pages without islands also load these two, so code that they share with islands must not load React.
  { name: 'keep-current', test: /\/features\/renewal\/keep-current\.ts$/ },
  { name: 'narrow-authors', test: /\/pages\/authors\/narrow-authors\.ts$/ },
  // Without the last two groups an island loads 30 files. Code shared by three islands is needed by most of them.
  { name: 'parts', test: /\/src\//, minShareCount: 3 },
  {
    name: 'shared',
    test: /\/src\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 2_000,
  },
];

/** For the script that draws pages offline. */
export const OFFLINE_CHUNKS = [
  // The app shell starts with this file alone, 10 KB instead of 108; every device stores it on the first visit.
  { name: 'frame', test: /\/src\/browser\/offline\.ts$/ },
  { name: 'shared', test: /\/src\/|node_modules/, minShareCount: 2 },
];
