import { expect, it, vi } from 'vitest';
import { parseBlocks } from './blocks.ts';
import { storyOf } from './fixtures/recorded-context.ts';
import { parseRedirects } from './frame.ts';
import { createParseContext } from './parse-context.ts';

const storyWith = (...redirects: object[]) => ({
  uuid: 'u',
  name: 'Globale gegevens',
  full_slug: 'globaal/redirects-test',
  content: {
    component: 'global_data',
    redirects: redirects.map((one, index) => ({ _uid: `r${index}`, component: 'redirect', ...one })),
  },
});
const story = (slug: string) => ({ linktype: 'story', fieldtype: 'multilink', id: 'x', cached_url: slug });
const url = (address: string) => ({
  linktype: 'url',
  fieldtype: 'multilink',
  id: '',
  url: address,
  cached_url: address,
});

it('accepts the old path of a redirect in any pasted form, and parses the new one like every link', () => {
  const log = vi.fn();
  const read = parseRedirects(
    storyOf(
      storyWith(
        { from: '/tickets', to: { ...story('praktisch'), anchor: 'tickets' } },
        { from: 'programma-2024', to: story('programma') },
        { from: 'https://www.boektopia.be/pers', to: url('https://pers.example/') },
      ),
    ),
    createParseContext({ story: 'frame', dates: 'utc', parseBlocks, log }),
  );
  expect(read).toEqual([
    { from: '/tickets', to: '/praktisch#tickets' },
    { from: '/programma-2024', to: '/programma' },
    { from: '/pers', to: 'https://pers.example/' },
  ]);
  expect(log).not.toHaveBeenCalled();
});

it('leaves out a redirect without source or destination, with a warning', () => {
  const log = vi.fn();
  const read = parseRedirects(
    storyOf(
      storyWith(
        { from: '', to: story('praktisch') },
        { from: '/', to: story('praktisch') },
        { from: '/a', to: url('javascript:alert(1)') },
        { from: '/b', to: url('//evil.example/') },
        { from: '/c', to: { linktype: 'email', email: 'hallo@example.be' } },
        { from: '/d' },
      ),
    ),
    createParseContext({ story: 'frame', dates: 'utc', parseBlocks, log }),
  );
  expect(read).toEqual([]);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('a redirect from «/b»'));
});
