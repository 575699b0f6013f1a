import type { Kind } from './kind.ts'

/** Mistakes in what holds between fields, and in what is said to other languages. */
export const inRelations: Kind[] = [
  { name: 'a relation gone', files: 'schemas/*.yaml', line: /^ {2}- \W?.* [<>=]=? .*$/, replace: '', times: 4 },
  { name: 'a looser relation', files: 'schemas/*.yaml', line: /^( {2}- .*) > (.*)$/, replace: '$1 >= $2', times: 2 },
  {
    name: 'a relation turned round',
    files: 'schemas/*.yaml',
    line: /^ {2}- '?(\w+) <= (\w+)'?$/,
    replace: '  - $2 <= $1',
    times: 2,
  },
  {
    name: 'a looser rule',
    files: 'schemas/*.yaml',
    line: /^( {4}holds: .*) (>|<) (.*)$/,
    replace: '$1 $2= $3',
    times: 2,
  },
  {
    name: 'a rule that always holds',
    files: 'schemas/*.yaml',
    line: /^( {4}holds: )(["'])(.*)\2$/,
    replace: '$1$2$3 || true$2',
    times: 4,
  },
  {
    name: 'a rule turned round',
    files: 'schemas/*.yaml',
    line: /^( {4}holds: .*) >= (.*)$/,
    replace: '$1 <= $2',
    times: 3,
  },
  {
    name: 'a condition becomes a sentence',
    files: 'schemas/*.yaml',
    line: /^ {4}holds: (.*)$/,
    replace: '    says: $1',
    times: 3,
  },
  {
    name: 'a rule with the code of another',
    files: 'schemas/*.yaml',
    line: /^ {2}- code: (\w+_IN_FUTURE|\w+_TOO_EARLY)$/,
    replace: '  - code: CITY_UNKNOWN',
    times: 3,
  },
  {
    name: 'a rule of another field',
    files: 'schemas/*.yaml',
    line: /^ {4}field: '\w[\w.]*'$/,
    replace: "    field: ''",
    times: 3,
  },
  {
    name: 'a rule called otherwise',
    files: 'schemas/*.yaml',
    line: /^ {4}rule: '(minDate|required|equal)'$/,
    replace: "    rule: '$1New'",
    times: 3,
  },
  {
    name: 'a rule in other words',
    files: 'schemas/*.yaml',
    line: /^( {4}says: )(["'])(.*)\2$/,
    replace: '$1$2Now: $3$2',
    times: 2,
  },
  {
    name: 'a pattern without what it means elsewhere',
    files: '{schemas,parameters}/*.yaml',
    line: /^ *x-porting: .*$/,
    replace: '',
    times: 3,
  },
  {
    name: 'another pattern with the notes of the former',
    files: 'schemas/*.yaml',
    line: /^pattern: \^\[A-Z.*$/,
    replace: String.raw`pattern: '^\p{L}+$'`,
    times: 2,
  },
]
