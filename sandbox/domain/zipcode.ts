/** Postal codes by country as the server checks them (A101, A59, A60); pure. */

/** The countries of ISO 3166-1 by their two letters (A102). */
const codes = new Set(
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
  GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP
  KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT
  MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
  SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ
  UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`.split(/\s+/),
)

const isCountry = (code: string): boolean => codes.has(code)

/** A is a letter, N a digit; everything else is literal. */
const templates: Record<string, readonly string[]> = {
  PL: ['NN-NNN'],
  PT: ['NNNN-NNN'],
  NL: ['NNNN AA'],
  GB: ['AN NAA', 'ANN NAA', 'AAN NAA', 'AANN NAA', 'ANA NAA', 'AANA NAA'],
  US: ['NNNNN', 'NNNNN-NNNN'],
  CA: ['ANA NAN'],
}

const groups: readonly [countries: string, shape: RegExp][] = [
  ['AT CH LI BE DK HU LU SI BG NO', /^\d{4}$/],
  ['DE IT FR ES FI HR EE TR', /^\d{5}$/],
  ['RO', /^\d{6}$/],
  ['CZ SK SE GR', /^[\d ]{1,6}$/],
  ['IE', /^[A-Z\d]{1,8}$/i],
]
const shapes = new Map(groups.flatMap(([countries, shape]) => countries.split(' ').map((code) => [code, shape])))
const elsewhere = /^[A-Z\d -]{1,10}$/i

const shapeOf = (template: string): RegExp =>
  new RegExp(`^${[...template].map((sign) => ({ A: '[A-Z]', N: '\\d' })[sign] ?? sign).join('')}$`, 'i')

export type ZipcodeResult = 'right' | 'wrong' | { templates: readonly string[] }

/** Whether a code fits its country; the country's templates when it has some and none fits. */
export function checkZipcode({ zipcode, country }: { zipcode: string; country: string }): ZipcodeResult {
  if (!isCountry(country)) return 'wrong'
  const allowed = templates[country]
  if (allowed === undefined) return (shapes.get(country) ?? elsewhere).test(zipcode) ? 'right' : 'wrong'
  return allowed.some((template) => shapeOf(template).test(zipcode)) ? 'right' : { templates: allowed }
}
