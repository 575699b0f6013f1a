/** Mistakes in what is sent: fields, bounds, enumerations and examples. */
export const inSchemas: Kind[] = [
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
    name: 'a date becomes a moment',
    files: 'schemas/*.yaml',
    line: /format: date$/,
    replace: 'format: date-time',
    times: 1,
  },
  { name: 'an enum value gone', files: 'schemas/*.yaml', line: /^ +- [A-Z]\w+$/, replace: '', times: 4 },
  {
    name: 'an enum value more',
    files: 'schemas/*.yaml',
    line: /^( +)- ([A-Z]\w+)$/,
    replace: '$1- $2\n$1- $2_TOO',
    times: 3,
  },
  {
    name: 'a bound gone',
    files: 'schemas/*.yaml',
    line: /^ *(maximum|minimum|minLength|maxItems): -?\d+$/,
    replace: '',
    times: 4,
  },
  { name: 'another bound', files: 'schemas/*.yaml', line: /(minimum|maximum): (\d+)$/, replace: '$1: 1$2', times: 3 },
  { name: 'another format', files: 'schemas/*.yaml', line: /format: [\w-]+$/, replace: 'format: uri', times: 4 },
  { name: 'never null', files: 'schemas/*.yaml', line: /- type: 'null'$/, replace: '- type: string', times: 4 },
  {
    name: 'perhaps null',
    files: 'schemas/*.yaml',
    line: /type: (string|boolean|number)$/,
    replace: "type: [$1, 'null']",
    times: 4,
  },
  {
    name: 'more than the schema says',
    files: 'schemas/*.yaml',
    line: /additionalProperties: false/,
    replace: 'additionalProperties: true',
    times: 3,
  },
  {
    name: 'a field of another kind',
    files: 'schemas/*.yaml',
    line: /\$ref: (Money|Day|Timestamp)\.yaml/,
    replace: '$ref: Id.yaml',
    times: 4,
  },
]

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

/** Mistakes in how it is sent: addresses, parameters, bodies, answers, and who may call. */
export const inCalls: Kind[] = [
  { name: 'another status', files: 'paths/**/*.yaml', line: /^ {4}'(4\d)\d':$/, replace: "    '$19':", times: 7 },
  { name: 'another path', files: 'openapi.yaml', line: /^( {2}\/[^:]+)(:.*)?$/, replace: '$1-new$2', times: 4 },
  { name: 'another method', files: 'paths/**/*.yaml', line: /^(put|post|delete):$/, replace: 'patch:', times: 4 },
  { name: 'another role', files: 'paths/**/*.yaml', line: /x-roles: \[\w+\]/, replace: 'x-roles: [RISK]', times: 3 },
  { name: 'the role gone', files: 'paths/**/*.yaml', line: /^ +x-roles: .*$/, replace: '', times: 2 },
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
    name: 'the session gone',
    files: 'paths/bank/**/*.yaml',
    line: /^ {2}operationId: \w+$/,
    replace: '$&\n  security: []',
    times: 3,
  },
  {
    name: 'another shared answer',
    files: 'paths/**/*.yaml',
    line: /responses\/(NotFound|Forbidden)\.yaml/,
    replace: 'responses/BadRequest.yaml',
    times: 4,
  },
  {
    name: 'a neighbour among the answers',
    files: 'paths/**/*.yaml',
    line: /responses\/TanExpired\.yaml/,
    replace: 'responses/TanNotFound.yaml',
    times: 1,
  },
  {
    name: 'a second server',
    files: 'openapi.yaml',
    line: /^ {4}description: The same origin .*$/,
    replace: '$&\n  - url: /api/ui/v2',
    times: 1,
  },
  { name: 'another server', files: 'openapi.yaml', line: /url: \/api\/ui\/v1/, replace: 'url: /api/ui/v2', times: 1 },
  { name: 'another way to sign in', files: 'openapi.yaml', line: /scheme: bearer/, replace: 'scheme: basic', times: 1 },
  {
    name: 'a header renamed',
    files: '{paths,responses}/**/*.yaml',
    line: /^( +)(Retry-After|Content-Disposition):$/,
    replace: '$1X-$2:',
    times: 3,
  },
  { name: 'a parameter elsewhere', files: 'parameters/*.yaml', line: /^in: query$/, replace: 'in: header', times: 3 },
  { name: 'another default', files: 'parameters/*.yaml', line: /default: (\d+)$/, replace: 'default: 1$1', times: 2 },
  {
    name: 'another media type',
    files: 'paths/**/*.yaml',
    line: /(application\/pdf|text\/csv)/,
    replace: 'text/plain',
    times: 3,
  },
  {
    name: 'a body that may be missing',
    files: 'paths/**/*.yaml',
    line: /^ {4}required: true$/,
    replace: '    required: false',
    times: 4,
  },
  {
    name: 'another body',
    files: 'paths/**/*.yaml',
    line: /schemas\/\w+Request\.yaml/,
    replace: 'schemas/Profile.yaml',
    times: 3,
  },
  {
    name: 'a parameter forgotten',
    files: 'paths/**/*.yaml',
    line: /^ +- \$ref: .*parameters\/(IfMatch|IdempotencyKey|\w+Filter)\.yaml$/,
    replace: '',
    times: 3,
  },
  {
    name: 'another tag',
    files: 'paths/**/*.yaml',
    line: /tags: \[bank-fees\]/,
    replace: 'tags: [bank-notes]',
    times: 1,
  },
  {
    name: 'other words',
    files: 'paths/**/*.yaml',
    line: /^ {2}summary: (.*)$/,
    replace: '  summary: $1 now',
    times: 2,
  },
]

/** A one-line mistake that people make in a contract; it is planted at several places. */
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
