import { CallingNumberLimit } from '#generated/model/calling-number-limit.ts'
import { ReloadValue } from '#generated/model/reload-value.ts'
import type { PreferredCity } from '#generated/model/preferred-city.ts'
import type { Option } from '#src/shared/form/fields/select-field.tsx'

const numbersOf = (schema: typeof CallingNumberLimit | typeof ReloadValue): Option[] =>
  schema.def.options.flatMap(({ def }) => def.values.map((value) => ({ value, label: value.toLocaleString('de-DE') })))

/** In EUR (R841). */
export const limitOptions = numbersOf(CallingNumberLimit)
/** In hours (R842). */
export const reloadOptions = numbersOf(ReloadValue)

/** The cities that are offered, and the one that a number has already (A112). */
export const cityOptions = (cities: readonly PreferredCity[], current?: string): Option[] =>
  cities
    .filter(({ active, cityId }) => active || cityId === current)
    .map(({ cityId, name }) => ({ value: cityId, label: name }))
