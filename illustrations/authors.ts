import type { Looks } from './looks.ts';
import { FACES_A_K } from './subjects/faces-a-k.ts';
import { FACES_L_Z } from './subjects/faces-l-z.ts';

/**
 * Portrait features of the festival’s fictional authors, keyed by the slug of the author's name or by its last word.
 */
export const AUTHORS: Readonly<Record<string, Looks>> = {
  vandoorne: { skin: 'sand', cut: 'bob', hair: 'dark', jaw: 0.2 },
  ottevaere: { skin: 'sand', cut: 'bald', hair: 'grey', glasses: 'square', jaw: 0.9 },
  lagrange: { skin: 'sand', cut: 'bun', hair: 'red', earrings: true, jaw: 0.4 },
  benhamou: { skin: 'clay', cut: 'quiff', hair: 'dark', beard: 'full', jaw: 0.6 },
  stubbe: { skin: 'sand', cut: 'waves', hair: 'fair', glasses: 'round', jaw: 0.4 },
  tollebeke: { skin: 'sand', cut: 'cap', hair: 'red', beard: 'full', jaw: 0.7 },
  vercamer: { skin: 'sand', cut: 'long', hair: 'red', freckles: true, jaw: 0.2 },
  amrani: { skin: 'clay', cut: 'scarf', hair: 'dark', jaw: 0.3 },
  mestdach: { skin: 'sand', cut: 'long', hair: 'fair', beard: 'goatee', jaw: 0.5 },
  ruytinx: { skin: 'sand', cut: 'curls', hair: 'grey', glasses: 'cat', jaw: 0.4 },
  pieters: { skin: 'sand', cut: 'cap', hair: 'grey', beard: 'moustache', jaw: 0.9, old: true },
  'de-smedt': { skin: 'sand', cut: 'bob', hair: 'dark', glasses: 'round', jaw: 0.3 },
  braem: { skin: 'umber', cut: 'crop', hair: 'dark', glasses: 'square', jaw: 0.7 },
  coudron: { skin: 'sand', cut: 'beret', hair: 'red', freckles: true, jaw: 0.3 },
  hollevoet: { skin: 'sand', cut: 'quiff', hair: 'fair', jaw: 0.8 },
  okafor: { skin: 'cocoa', cut: 'afro', hair: 'dark', earrings: true, jaw: 0.3 },
  dewaegenaere: { skin: 'sand', cut: 'bald', hair: 'white', beard: 'moustache', jaw: 1, old: true },
  sels: { skin: 'clay', cut: 'bun', hair: 'dark', earrings: true, jaw: 0.3 },
  ameloot: { skin: 'sand', cut: 'waves', hair: 'grey', jaw: 0.5 },
  verstraelen: { skin: 'umber', cut: 'curls', hair: 'dark', beard: 'goatee', jaw: 0.5 },
  lievrouw: { skin: 'sand', cut: 'crop', hair: 'grey', glasses: 'round', jaw: 0.4 },
  moens: { skin: 'sand', cut: 'quiff', hair: 'grey', glasses: 'square', beard: 'full', jaw: 0.7 },
  diallo: { skin: 'cocoa', cut: 'bun', hair: 'dark', glasses: 'cat', earrings: true, jaw: 0.4 },
  vanthournout: { skin: 'sand', cut: 'crop', hair: 'fair', beard: 'moustache', jaw: 0.7 },
  carpentier: { skin: 'sand', cut: 'waves', hair: 'red', earrings: true, jaw: 0.3 },
  wybouw: { skin: 'sand', cut: 'cap', hair: 'dark', beard: 'goatee', jaw: 0.6 },
  huyghe: { skin: 'sand', cut: 'bob', hair: 'fair', glasses: 'cat', jaw: 0.5 },
  deceuninck: { skin: 'umber', cut: 'long', hair: 'dark', jaw: 0.2 },
  lannoit: { skin: 'clay', cut: 'crop', hair: 'red', beard: 'full', jaw: 0.6 },
  tack: { skin: 'sand', cut: 'curls', hair: 'white', glasses: 'round', old: true, jaw: 0.5 },
  malfait: { skin: 'sand', cut: 'crop', hair: 'red', earrings: true, jaw: 0.3 },
  wouters: { skin: 'umber', cut: 'quiff', hair: 'dark', glasses: 'round', jaw: 0.6 },
  soetaert: { skin: 'sand', cut: 'bun', hair: 'grey', glasses: 'square', jaw: 0.5 },
  rommens: { skin: 'sand', cut: 'bald', hair: 'dark', beard: 'full', jaw: 0.9 },
  ...FACES_A_K,
  ...FACES_L_Z,
};
