import { expect, it } from 'vitest';
import { richText, story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { fieldValues } from './field-values.ts';

const valuesOf = (component: string, fields: Record<string, unknown>) =>
  said(fieldValues, [story('a', { component, ...fields })]);

it('accepts valid and empty field values', () => {
  expect(
    valuesOf('page', {
      title: 'x',
      intro: richText('x'),
      date: '2025-10-25 08:00',
      page_color: 'dark-blue',
      publisher_custom: null,
      body: [],
    }),
  ).toEqual([]);
  expect(valuesOf('program', { ongoing_program_item: '' })).toEqual([]);
  expect(valuesOf('program', { ongoing_program_item: 'true' })).toEqual([]);
});

it('reports a value that is not in the list of choices', () => {
  expect(valuesOf('page', { page_color: 'mauve' })).toEqual([
    'fout a: Kleur: ‘mauve’ is geen keuze van dit veld',
  ]);
  expect(valuesOf('form', { form: 'kontakt' })).toEqual([
    'fout a: Formulier: ‘kontakt’ is geen keuze van dit veld',
  ]);
});

it('reports a value of the wrong type', () => {
  expect(valuesOf('program', { ongoing_program_item: true })).toEqual([
    'fout a: Doorlopend: in dit veld past één keuze uit de lijst, maar er staat iets anders ‘true’',
  ]);
  expect(valuesOf('page', { title: 5, intro: 'x', body: {} })).toEqual([
    'fout a: Titel: in dit veld past tekst, maar er staat iets anders ‘5’',
    'fout a: Intro: in dit veld past tekst met opmaak, maar er staat iets anders ‘x’',
    'fout a: Inhoud: in dit veld past een lijst van blokken, maar er staat iets anders',
  ]);
});

it('reports an invalid date', () => {
  expect(valuesOf('program', { start_date: '25/10/2025 10u' })).toEqual([
    'fout a: Begin: ‘25/10/2025 10u’ is geen datum die bestaat',
  ]);
});

it('warns of a text that is too long, and of too many blocks', () => {
  expect(valuesOf('news_article', { preview_text: 'x'.repeat(240) })).toEqual([]);
  expect(valuesOf('news_article', { preview_text: 'x'.repeat(241) })).toEqual([
    'waarschuwing a: Kaarttekst: de tekst is te lang: 241 tekens',
  ]);
  const link = { component: 'link' };
  expect(valuesOf('home', { hero_buttons: [link, link, link, link] })).toEqual([
    'waarschuwing a: Knoppen: er staan er te veel: 4',
  ]);
});
