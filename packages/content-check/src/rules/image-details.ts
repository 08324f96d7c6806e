import { assetAddress } from 'web/story-rules';
import { shelfPath, statedSize } from '../asset-address.ts';
import { picture, story } from '../examples.ts';
import { isObject, listOf, textOf } from '../json.ts';
import type { Complaint, Rule } from '../rule.ts';
import { nameOf, type StoryFile } from '../story-file.ts';

export const imageDetails: Rule = {
  name: 'beeld dat niet past',
  looksFor:
    'een beeld van een andere site, een scherptepunt buiten het beeld, een galerij met één beeld, twee auteurs met hetzelfde portret',
  visitors: 'ze zien het verkeerde beeld of een verkeerde uitsnede',
  severity: 'waarschuwing',
  find: ({ files, published, partsOf }) => [...details(files, partsOf), ...samePortraits(published)],
  bad: () => ({
    files: [
      story('a', {
        component: 'page',
        image: { ...picture('1800x1200/a/a.webp'), focus: '2400x1500:2401x1501' },
      }),
    ],
  }),
  good: () => ({
    files: [
      story('a', {
        component: 'page',
        image: { ...picture('1800x1200/a/a.webp'), focus: '900x600:901x601' },
      }),
    ],
  }),
};

const details = (files: readonly StoryFile[], partsOf: Parameters<Rule['find']>[0]['partsOf']): Complaint[] =>
  files.flatMap((file) =>
    partsOf(file).fields.flatMap((at): Complaint[] => {
      const { field, value } = at;
      const assets = (
        field.type === 'multiasset' ? listOf(value) : field.type === 'asset' ? [value] : []
      ).filter(isObject);
      const single: Complaint[] =
        field.type === 'multiasset' && assets.length === 1
          ? [
              {
                file,
                at,
                severity: 'tip',
                what: 'in de galerij staat maar één beeld',
                visitors: 'ze zien een galerij waarin niets te bladeren valt',
                mend: 'Voeg beelden toe of gebruik het blok ‘Beeld’',
              },
            ]
          : [];
      const faults = assets.flatMap(({ filename, focus }): Complaint[] => {
        const url = textOf(filename);
        if (assetAddress(url) === undefined) return [];
        if (shelfPath(url) === undefined) {
          const what = `het beeld komt van een andere site (${new URL(url.replace(/^\/\//, 'https://')).hostname})`;
          const visitors =
            'ze zien het niet meer zodra die site het weghaalt, en jullie hebben er misschien geen rechten op';
          return [{ file, at, what, visitors, mend: 'Vraag het beeld en laad het op in Storyblok' }];
        }
        const size = statedSize(url);
        const [, x = '0', y = '0'] = /^(\d+)x(\d+):/.exec(textOf(focus)) ?? [];
        if (!size || size.width === 0 || (Number(x) <= size.width && Number(y) <= size.height)) return [];
        const what =
          'het punt dat bij het bijsnijden in beeld moet blijven (het scherptepunt, in Storyblok ‘focal point’) ligt buiten het beeld';
        return [
          {
            file,
            at,
            what,
            visitors: 'ze zien een hoek van het beeld in plaats van het onderwerp',
            mend: 'Open het beeld in Storyblok en zet dat punt op het onderwerp',
          },
        ];
      });
      return [...single, ...faults];
    }),
  );

function samePortraits(published: readonly StoryFile[]): Complaint[] {
  const owners = new Map<string, StoryFile>();
  return published.flatMap((file): Complaint[] => {
    const { image } = file.content;
    const path =
      file.component === 'author' && isObject(image) ? shelfPath(textOf(image.filename)) : undefined;
    const owner = path === undefined ? undefined : owners.get(path);
    if (path !== undefined && owner === undefined) owners.set(path, file);
    if (owner === undefined) return [];
    const at = { path: 'Portret', name: 'image', uid: '' };
    return [
      {
        file,
        at,
        what: `dit portret is ook dat van ‘${nameOf(owner)}’`,
        visitors: 'ze zien een foto van iemand anders',
        mend: 'Kies het juiste portret',
      },
    ];
  });
}
