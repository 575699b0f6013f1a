/** One-line mistakes that people make in a contract; each is planted at several places. */
export type Kind = {
  name: string
  /** Files below `openapi/` in which it can be made. */
  files: string
  /** The line in which it is made. */
  line: RegExp
  replace: string
  /** At how many places. */
  times: number
}

export const kinds: Kind[] = [
  { name: 'rename a property', files: 'schemas/*.yaml', line: /^ {2}(\w+):$/, replace: '  $1Renamed:', times: 8 },
  { name: 'another type', files: 'schemas/*.yaml', line: /type: string$/, replace: 'type: integer', times: 5 },
  {
    name: 'a number as text',
    files: 'schemas/*.yaml',
    line: /type: (integer|number)$/,
    replace: 'type: string',
    times: 3,
  },
  { name: 'no longer required', files: 'schemas/*.yaml', line: /(required: \[.*), \w+\]$/, replace: '$1]', times: 6 },
  {
    name: 'an enum value renamed',
    files: 'schemas/*.yaml',
    line: /^( +)- ([A-Z]\w+)$/,
    replace: '$1- $2_NEW',
    times: 5,
  },
  { name: 'another status', files: 'paths/**/*.yaml', line: /^ {4}'(4\d)\d':$/, replace: "    '$19':", times: 7 },
  { name: 'another path', files: 'openapi.yaml', line: /^( {2}\/[^:]+)(:.*)?$/, replace: '$1-new$2', times: 4 },
  { name: 'another method', files: 'paths/**/*.yaml', line: /^(put|post|delete):$/, replace: 'patch:', times: 4 },
  { name: 'another role', files: 'paths/**/*.yaml', line: /x-roles: \[\w+\]/, replace: 'x-roles: [RISK]', times: 3 },
  { name: 'the role gone', files: 'paths/**/*.yaml', line: /^ +x-roles: .*$/, replace: '', times: 2 },
  {
    name: 'an example out of bounds',
    files: 'examples/**/*.yaml',
    line: /^( +)(\w+): (Starter|ACTIVE|MR|true)$/,
    replace: '$1$2: 7',
    times: 4,
  },
  {
    name: 'another example',
    files: 'examples/**/*.yaml',
    line: /^summary: (.*)$/,
    replace: 'summary: $1 too',
    times: 2,
  },
  {
    name: 'another length',
    files: 'schemas/*.yaml',
    line: /maxLength: (\d)(\d*)$/,
    replace: 'maxLength: 9$1$2',
    times: 3,
  },
  { name: 'a looser pattern', files: 'schemas/*.yaml', line: /pattern: .*$/, replace: "pattern: '.*'", times: 3 },
  {
    name: 'a parameter is optional',
    files: 'parameters/*.yaml',
    line: /^required: true$/,
    replace: 'required: false',
    times: 2,
  },
  { name: 'a parameter renamed', files: 'parameters/*.yaml', line: /^name: (\w+)$/, replace: 'name: $1New', times: 3 },
  {
    name: 'another operationId',
    files: 'paths/**/*.yaml',
    line: /operationId: (\w+)$/,
    replace: 'operationId: $1New',
    times: 3,
  },
  {
    name: 'another schema',
    files: 'paths/**/*.yaml',
    line: /schemas\/(Receipt|Transaction)List\.yaml/,
    replace: 'schemas/Profile.yaml',
    times: 2,
  },
  {
    name: 'a date becomes a moment',
    files: 'schemas/*.yaml',
    line: /format: date$/,
    replace: 'format: date-time',
    times: 1,
  },
]
