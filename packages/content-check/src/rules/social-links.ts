import { SOCIAL_NETWORKS } from 'web/content-rules';
import { typedAddress } from 'web/story-rules';
import { story } from '../examples.ts';
import { objectOf, textOf } from '../json.ts';
import type { Complaint, Rule } from '../rule.ts';

const example = (url: string) => {
  const link = {
    component: 'social_link',
    label: 'Instagram',
    icon: 'instagram',
    link: { linktype: 'url', url },
  };
  return { files: [story('globaal/social', { component: 'social', links: [link] })] };
};

/** An icon is the only label of these links, so the icon of another network misleads visitors. */
export const socialLinks: Rule = {
  name: 'link naar een netwerk',
  looksFor: 'een link naar een netwerk waarvan het icoon niet bij het adres past',
  visitors: 'ze klikken op het teken van het ene netwerk en komen op iets anders uit',
  severity: 'waarschuwing',
  find: ({ files, model, partsOf }) =>
    files.flatMap((file) =>
      partsOf(file).blocks.flatMap((at): Complaint[] => {
        if (at.component !== 'social_link') return [];
        const icon = textOf(at.fields.icon);
        const options = model.get(at.component)?.fields.get('icon')?.options;
        const nameOf = (value: string) => options?.find((one) => one.value === value)?.name ?? value;
        const written = textOf(objectOf(at.fields.link).url);
        const address = typedAddress(written)?.href ?? '';
        // An address of another site may redirect to the network.
        const network = SOCIAL_NETWORKS.find((known) =>
          new RegExp(`^https?://(?:[\\w-]+\\.)*${known}\\.com(?:/|$)`, 'i').test(address),
        );
        const named = SOCIAL_NETWORKS.find((known) => textOf(at.fields.label).toLowerCase() === known);
        if (icon !== '' && named !== undefined && named !== icon) {
          const what = `het icoon is dat van ${nameOf(icon)}, maar de naam van het netwerk is ${textOf(at.fields.label)}`;
          return [{ file, at, what, mend: 'Verbeter ‘Icoon’ of ‘Netwerk’' }];
        }
        if (network === undefined || icon === '' || network === icon) return [];
        const what = `het icoon is dat van ${nameOf(icon)}, maar het adres is dat van ${nameOf(network)} (${written})`;
        return [{ file, at, what, mend: 'Verbeter ‘Icoon’ of het adres' }];
      }),
    ),
  bad: () => example('https://www.facebook.com/boektopia'),
  good: () => example('https://www.instagram.com/boektopia'),
};
