import type { Author } from '../programme/authors/author.ts';
import type { PageContent } from './page.ts';
import { BASE } from './paths.ts';
import type { ShareImage } from './share-image.ts';

/** The index of authors. The site creates this page; editors do not. */
export const AUTHORS_PAGE: PageContent = {
  uuid: 'auteurs',
  path: BASE.authors,
  title: 'Auteurs',
  intro: paragraph('Wie leest, spreekt of signeert op Boektopia, van A tot Z.'),
  body: [],
  colour: 'purple',
  seo: {},
  publishers: [],
};

/** Returns the metadata of an author page for search engines and apps: the author's name and short text. */
export const authorDescribed = ({ name, text, seo }: Author) => ({
  title: name,
  intro: text === undefined ? [] : paragraph(text),
  seo,
});

/** Returns the share image of an author page. */
export const authorShareImage = ({ name, text, portrait }: Author): ShareImage => ({
  title: name,
  label: 'Auteur',
  text,
  colour: 'purple',
  image: portrait && { src: portrait.src, focus: portrait.focus },
});

/** Returns the share image of the index of authors. */
export const authorsShareImage = (): ShareImage => ({
  title: AUTHORS_PAGE.title,
  text: 'Wie leest, spreekt of signeert op Boektopia, van A tot Z.',
  colour: 'purple',
});

function paragraph(text: string): PageContent['intro'] {
  return [{ kind: 'paragraph', children: [{ kind: 'text', text, marks: [] }] }];
}
