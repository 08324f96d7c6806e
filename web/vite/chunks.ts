// How Rolldown divides scripts into files (`codeSplitting.groups`). Each group contains the matching modules and all
// their imports.

/** The groups for the scripts of pages, with and without islands. */
export const CLIENT_CHUNKS = [
  // Any island needs all of these modules, so they share one file.
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|islands\/(?:hydrate|props)/ },
  // Without this group, code that browser/page.ts shares with islands would be a separate request on every page.
  { name: 'page', test: /\/src\/browser\/page\.ts$/ },
  // Pages without islands also load the next two groups, so these must not share a file with React.
  { name: 'keep-current', test: /\/features\/renewal\/keep-current\.ts$/ },
  { name: 'narrow-authors', test: /\/pages\/authors\/narrow-authors\.ts$/ },
  // Without the last two groups an island would load 30 files. Most islands need the code in `parts`, which at least
  // three entries share; only those with a form need the fields.
  { name: 'parts', test: /\/src\/(?!ui\/forms\/)/, minShareCount: 3 },
  // Two islands and the plan of the hall read the saved items. Otherwise each pair of them would share its own file.
  { name: 'saved', test: /\/features\/saved-items\/use-/, minShareCount: 2 },
  {
    name: 'shared',
    test: /\/src\//,
    minShareCount: 2,
    entriesAware: true,
    // In bytes of source code. Comments count too, so choose a value at which a longer comment does not split a file.
    entriesAwareMergeThreshold: 2_000,
  },
];

/** The groups for the script that draws pages offline. */
export const OFFLINE_CHUNKS = [
  // The app shell starts with only this file: 10 KB instead of 108. Every device stores it on the first visit.
  { name: 'frame', test: /\/src\/browser\/offline\.ts$/ },
  { name: 'shared', test: /\/src\/|node_modules/, minShareCount: 2 },
];
