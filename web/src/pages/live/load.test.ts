import { expect, it } from 'vitest';
import { ourContent, PATIENCE_MS } from '../../server/content/fixtures/our-content.ts';
import { clock } from '../../server/request-clock.ts';
import { livePage } from './load.ts';

const cms = ourContent();
const screenAt = (name: string, redirects: readonly { from: string; to: string }[]) => {
  const url = new URL(`/live/${name}`, 'https://www.boektopia.be');
  return livePage
    .load({ cms: { ...cms, redirects: async () => redirects }, clock, url }, { screen: name })
    .catch((thrown: unknown) => thrown);
};

it(
  'shows another stage at the address of a hall screen if editors redirect that address',
  async () => {
    const moved = [
      { from: '/live/grote-zaal', to: '/live/zaal' },
      { from: '/live/zaal', to: '/live/forum' },
    ];
    const [forum] = (await cms.filterOptions()).location.filter(({ slug }) => slug === 'forum');
    expect(await screenAt('grote-zaal', moved)).toMatchObject({ plan: { stage: forum?.title } });
    expect(await screenAt('grote-zaal', [])).toMatchObject({ status: 404 });
    expect(await screenAt('grote-zaal', [{ from: '/live/grote-zaal', to: '/nu' }])).toMatchObject({
      status: 404,
    });
  },
  PATIENCE_MS,
);
