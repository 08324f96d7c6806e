import { categoryOf } from 'web/content-rules';
import { complain, type Rule } from '../finding.ts';

/** The slug of a theme must have a category, which determines its colour and icon. */
export const themeCategory: Rule = ({ files }) =>
  files.flatMap((file) => {
    const slug = file.slug.split('/').at(-1) ?? '';
    if (file.component !== 'theme' || categoryOf(slug)) return [];
    const what = `bij thema ‘${slug}’ hoort geen categorie: het krijgt geen kleur en geen icoon`;
    return [complain(file, 'waarschuwing', what, 'Geef het een bekende slug of vraag een categorie aan')];
  });
