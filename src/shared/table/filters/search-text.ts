import { useEffect, useEffectEvent, useState } from 'react'
import { searchProblem, visibleText, type SearchRules } from './search-rules.ts'

/** A search waits this long for more typing (R218). */
const debounceMs = 500

type Options = {
  /** What is searched for; it stands in the URL. */
  search: string | undefined
  rules: SearchRules
  onSearch: (search: string | undefined) => void
}

/**
 * The text of a search box and when it is searched for: 500 ms after the last key, at once on Enter and when it is emptied,
 * never while it breaks the rules. A change from outside, such as going back, replaces the text.
 */
export function useSearchText({ search = '', rules, onSearch }: Options) {
  const [text, setText] = useState(search)
  const [shown, setShown] = useState(search)
  /** What was asked for and has not arrived in the URL yet. */
  const [underWay, setUnderWay] = useState<readonly string[]>([])
  /** Enter was pressed on a text that is too short: now it is an error. */
  const [insisted, setInsisted] = useState(false)

  if (shown !== search) {
    setShown(search)
    const arrived = underWay.indexOf(search)
    setUnderWay(arrived === -1 ? [] : underWay.slice(arrived + 1))
    if (arrived === -1) setText(search)
  }

  const whole = visibleText(text)
  const problem = searchProblem(text, rules)
  const askedLast = underWay.at(-1) ?? search

  function ask(wanted: string) {
    if (wanted === askedLast) return
    setUnderWay([...underWay, wanted])
    onSearch(wanted === '' ? undefined : wanted)
  }
  const askInTime = useEffectEvent(() => ask(whole))
  const typed = problem === undefined && whole !== askedLast ? text : undefined
  useEffect(() => {
    if (typed === undefined) return undefined
    const end = setTimeout(askInTime, debounceMs)
    return () => clearTimeout(end)
  }, [typed])

  return {
    text,
    /** The list shows what stands in the box. */
    isSearched: whole !== '' && whole === search,
    problem: problem === 'short' && !insisted ? undefined : problem,
    type: (next: string) => {
      setText(next)
      setInsisted(false)
      if (visibleText(next) === '') ask('')
    },
    enter: () => {
      if (problem === undefined) ask(whole)
      setInsisted(problem === 'short')
    },
  }
}
