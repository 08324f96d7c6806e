import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FormFailure } from './FormFailure.tsx';

type Failed = Omit<ComponentProps<typeof FormFailure>['state'], 'step'>;

const htmlOf = (state: Failed) =>
  renderToStaticMarkup(
    <FormFailure
      state={{ step: 'failed', ...state }}
      notSent="Je bericht is niet verstuurd"
      tryAgain={() => {}}
    />,
  );
const wordsOf = (state: Failed) =>
  htmlOf(state)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const LOST = 'Received an error: Failed to fetch.';

it('says what an unsent form waits for, that the input is preserved, and that the visitor can resend it', () => {
  const offline = wordsOf({ message: LOST, waits: 'network' });
  expect(offline).toContain('Er is nu geen netwerk');
  expect(offline).toContain('dan vertrekt het zodra er weer een netwerk is.');
  const unanswered = wordsOf({ message: LOST, waits: 'answer' });
  expect(unanswered).toContain('Er kwam geen antwoord');
  expect(unanswered).toContain(LOST);
  expect(unanswered).toContain('Kwam het toch al aan, dan krijgen we het maar één keer.');
  for (const words of [offline, unanswered]) {
    expect(words).toContain('Wat je typte, staat er nog en wacht.');
    expect(words).toContain('Probeer opnieuw');
    expect(words).not.toContain('Je bericht is niet verstuurd');
  }
});

it('says why a form was refused, and does not claim that it will be sent again', () => {
  const refused = wordsOf({ message: 'Received an error HTTP status code: Bad Gateway.' });
  expect(refused).toContain('Je bericht is niet verstuurd');
  expect(refused).toContain('Bad Gateway.');
  expect(refused).toContain('Wat je typte, staat er nog. Probeer het zo dadelijk opnieuw.');
  expect(refused).not.toContain('wacht');
});

it('focuses the failure message after the visitor submits, but announces it without focus after an automatic retry', () => {
  expect(htmlOf({ message: LOST, waits: 'answer' })).toMatch(/^<div tabindex="-1"/);
  const byItself = htmlOf({ message: LOST, waits: 'answer', byItself: true });
  expect(byItself).toMatch(/^<div role="alert"/);
  expect(byItself).not.toContain('tabindex');
});
