import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FULL } from '../examples.ts';
import { Embed, embedFacts } from './Embed.tsx';

describe('an embed', () => {
  it('describes the embedded content, and keeps the embed code inside a template (§2.33)', () => {
    const html = renderToStaticMarkup(<Embed block={FULL.embed} />);
    expect(html).toContain('De plattegrond');
    expect(html).toContain(' van example.org.');
    expect(html).not.toMatch(/<script|srcdoc/i);
    // Browsers request no resources for the content of a `<template>`.
    expect(html.replace(/<template>.*<\/template>/s, '')).not.toContain('<iframe');
  });

  it('marks the button as requiring scripts, and links to the framed page', () => {
    const html = renderToStaticMarkup(<Embed block={FULL.embed} />);
    expect(html).toContain('<span class="ask" data-ask="true"><button');
    expect(html).toContain('href="https://www.example.org/kaart?a=1&amp;b=2"');
  });

  it('reserves the height of the embedded content', () => {
    expect(renderToStaticMarkup(<Embed block={FULL.embed} />)).toContain('style="--height:360px"');
  });

  it('shows no host name if the embed code contains none', () => {
    const html = renderToStaticMarkup(
      <Embed block={{ kind: 'embed', uid: 'e', code: '<p>Hallo</p>', page: 'praktisch' }} />,
    );
    expect(html).toContain('iets van een andere site');
    expect(html).not.toContain('<a');
  });
});

describe('the facts of an embed code (§3.25)', () => {
  it('lists the hosts that the embed code loads from, each once', () => {
    const code =
      '<script src="//cdn.example.org/a.js"></script><img src=https://www.example.org/x><img src="https://example.org/y">';
    expect(embedFacts(code)).toEqual({
      hosts: ['cdn.example.org', 'example.org'],
      address: undefined,
      height: 480,
      isMap: false,
    });
  });

  it('recognises a map by the title of its frame', () => {
    const titled = (title: string) =>
      embedFacts(`<iframe title="${title}" src="https://a.example"></iframe>`);
    expect(titled('Kaart van Kortrijk').isMap).toBe(true);
    expect(titled('Plattegrond, een wandelkaart').isMap).toBe(true);
    expect(titled('Filmpje').isMap).toBe(false);
  });

  it('limits the height of an embed', () => {
    expect(embedFacts('<iframe height="9999" src="https://a.example"></iframe>').height).toBe(1200);
    expect(embedFacts('<iframe height="20" src="https://a.example"></iframe>').height).toBe(160);
    expect(embedFacts('<div style="height:640px">').height).toBe(640);
    expect(embedFacts('<iframe height="100%" width="640"></iframe>').height).toBe(480);
  });

  it('ignores `javascript:` and `data:` addresses in an embed code', () => {
    expect(embedFacts('<iframe src="javascript:alert(1)"></iframe>')).toMatchObject({
      hosts: [],
      address: undefined,
    });
    expect(embedFacts('<iframe src="http://"></iframe>').address).toBeUndefined();
  });
});
