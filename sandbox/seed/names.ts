/** What made-up customers are made of; each list has a length of its own, so that they mix. */
import type { Salutation } from '#generated/model/salutation.ts'

export const firstNames: [string, Salutation][] = [
  ['Johanna', 'MISS'],
  ['Florian', 'MR'],
  ['Birgit', 'MISS'],
  ['Günther', 'MR'],
  ['Özlem', 'MISS'],
  ['Matthias', 'MR'],
  ['Renate', 'MISS'],
  ['Dragan', 'MR'],
  ['Magdalena', 'MISS'],
  ['Wolfgang', 'MR'],
  ['Sophie', 'MISS'],
  ['Jürgen', 'MR'],
  ['Robin', 'DIVERSE'],
]

export const lastNames = (
  'Aigner Baumgartner Čermak Dorfmeister Egger Fuchs Grabner Höller Inthal Jovanović Köck Lindner Müllner Nussbaumer ' +
  'Öllinger Prammer Rainer Schachinger Traxler Übleis Wagner-Höll Zöchling Kovács'
).split(' ')

export const places: [zipcode: string, city: string][] = [
  ['1030', 'Wien'],
  ['1220', 'Wien'],
  ['2340', 'Mödling'],
  ['3400', 'Klosterneuburg'],
  ['4040', 'Linz'],
  ['4840', 'Vöcklabruck'],
  ['5020', 'Salzburg'],
  ['6850', 'Dornbirn'],
  ['7350', 'Oberpullendorf'],
  ['8041', 'Graz'],
  ['9500', 'Villach'],
]

export const streets = [
  'Hauptstraße',
  'Bahnhofstraße',
  'Kirchengasse',
  'Lindenweg',
  'Schulgasse',
  'Am Anger',
  'Feldgasse',
]

export const trades = [
  'Installationen',
  'Taxi',
  'Catering',
  'Elektrotechnik',
  'Gartenbau',
  'Transporte',
  'Pflegedienst',
  'Bäckerei',
  'Software',
]
