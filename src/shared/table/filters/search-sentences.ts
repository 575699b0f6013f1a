import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { completeRules, type SearchProblem, type SearchRules } from './search-rules.ts'

/** Why a text is not searched for, for each problem. */
export function useSearchSentences(rules: SearchRules): Record<SearchProblem, string> {
  const { t, i18n } = useLingui()
  const { minimum, maximum, terms, digitsOnly, refusesDays } = completeRules(rules)
  return {
    short: digitsOnly
      ? plural(minimum, { one: 'Please type at least # digit.', other: 'Please type at least # digits.' })
      : plural(minimum, { one: 'Please type at least # character.', other: 'Please type at least # characters.' }),
    terms: plural(terms, { one: 'Please type # search term only.', other: 'Please type at most # search terms.' }),
    long: digitsOnly
      ? plural(maximum, { one: 'Please type at most # digit.', other: 'Please type at most # digits.' })
      : plural(maximum, { one: 'Please type at most # character.', other: 'Please type at most # characters.' }),
    digits: t`Please type digits only.`,
    day: refusesDays === undefined ? '' : i18n._(refusesDays),
  }
}
