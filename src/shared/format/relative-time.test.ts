import { expect, it } from 'vitest'
import { speak } from '../../../tests/render-screen.tsx'
import { formatTimeAhead } from './relative-time.ts'

it.each([
  [1, 'in 1 Sekunde', 'in 1 second'],
  [89, 'in 89 Sekunden', 'in 89 seconds'],
  [90, 'in 2 Minuten', 'in 2 minutes'],
  [89 * 60, 'in 89 Minuten', 'in 89 minutes'],
  [90 * 60, 'in 2 Stunden', 'in 2 hours'],
  [86_400, 'in 24 Stunden', 'in 24 hours'],
])('formats %i seconds rounded up in a fitting unit', async (seconds, german, english) => {
  for (const [locale, words] of [
    ['de', german],
    ['en', english],
  ] as const) {
    await speak(locale)
    expect(formatTimeAhead(seconds)).toBe(words)
  }
})
