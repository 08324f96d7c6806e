// How rolldown divides the scripts of a build into files (`codeSplitting.groups`). A group holds all that its modules import.

/** Scripts that pages load with and without islands. */
export const CLIENT_CHUNKS = [
  // Starts the first island, in one file.
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|islands\/(?:hydrate|props)/ },
  // Without a group, what islands share with it would be another request on every page.
  { name: 'page', test: /\/src\/browser\/page\.ts$/ },
  // Pages without an island load these too: what they share with islands must not load React.
  { name: 'keep-current', test: /\/features\/renewal\/keep-current\.ts$/ },
  { name: 'narrow-authors', test: /\/pages\/authors\/narrow-authors\.ts$/ },
  // Without the last two, an island loads 30 files. Most islands need what three of them share.
  { name: 'parts', test: /\/src\//, minShareCount: 3 },
  {
    name: 'shared',
    test: /\/src\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 2_000,
  },
];

/** Scripts that draw pages without a network. */
export const OFFLINE_CHUNKS = [
  // The offline frame starts with this file alone, 10 KB instead of 108: every visitor's device stores it during the first visit.
  { name: 'frame', test: /\/src\/browser\/offline\.ts$/ },
  { name: 'shared', test: /\/src\/|node_modules/, minShareCount: 2 },
];
