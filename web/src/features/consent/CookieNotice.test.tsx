import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AskConsent, ConsentButton } from './AskConsent.tsx';
import { ConsentPreferences } from './ConsentPreferences.tsx';
import { CookieNotice, type CookieNoticeProps } from './CookieNotice.tsx';
import type { ConsentChoices } from './consent.ts';

const html = (props: Partial<CookieNoticeProps>) =>
  renderToStaticMarkup(
    <CookieNotice
      asked={['media']}
      choices={{}}
      again={false}
      onChoose={() => {}}
      onLeave={() => {}}
      {...props}
    />,
  );

describe('the cookie notice', () => {
  it('asks in a sentence, with a no and a yes that look the same, and says where to read more (§2.14)', () => {
    const buttons = [...html({}).matchAll(/<button([^>]*)><span>([^<]*)<\/span>/g)];
    expect(buttons.map(([, , words]) => words)).toEqual(['Nee, liever niet', 'Ja, dat mag']);
    expect(buttons[0]?.[1]).toBe(buttons[1]?.[1]);
    expect(html({})).toContain('Mogen we video’s en kaarten van andere sites meteen laden?');
    expect(html({})).toContain('href="/privacy#cookies"');
  });

  it('asks only for what the site does', () => {
    expect(html({})).not.toContain('advertentie');
    const both = html({ asked: ['media', 'measuring'] });
    expect(both).toContain('meteen laden en tellen hoeveel mensen via een advertentie een ticket kopen?');
  });

  it('lets each purpose be chosen by itself, nothing ticked beforehand', () => {
    const oneByOne = (choices: ConsentChoices) =>
      renderToStaticMarkup(
        <ConsentPreferences asked={['media', 'measuring']} choices={choices} onChoose={() => {}} />,
      );
    expect(oneByOne({}).match(/<input[^>]* type="checkbox"/g)).toHaveLength(2);
    expect(oneByOne({})).not.toContain('checked');
    expect(oneByOne({ media: true, measuring: false })).toMatch(/<input id="koekje-media"[^>]* checked=""/);
    expect(oneByOne({ media: true, measuring: false }).match(/checked=""/g)).toHaveLength(1);
  });

  it.each([
    [{ media: true }, 'Nu staat het op ja.'],
    [{ media: false }, 'Nu staat het op nee.'],
  ])('says to who comes back what they chose: %j', (choices, words) => {
    expect(html({ choices, again: true })).toContain(words);
    expect(html({ choices })).not.toContain(words);
  });

  it('is not in the page of a visitor without scripts, nor is the way back to it to be seen', () => {
    expect(renderToStaticMarkup(<AskConsent asked={['media']} />)).toBe('');
    expect(renderToStaticMarkup(<ConsentButton />)).toContain('data-idle="true"');
  });
});
