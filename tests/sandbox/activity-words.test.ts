import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { activityIn } from '#sandbox/domain/activity-words.ts'
import { companyStories, privateStories } from '#sandbox/seed/history.ts'

/** Every sentence that a handler writes into a history, with 1 for what it puts in. */
const written = globSync('sandbox/handlers/**/*.ts')
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim()),
  )
  .filter(
    (line) =>
      /\b(?:record|recordAll|recordLogin|transition)\(|^const activity = |^(?:if \(.*\) )?return .*'(?:Administrator|Daten) /.test(
        line,
      ) || line.startsWith('terminationDate === today ?'),
  )
  .flatMap((line) =>
    [...line.matchAll(/['`]([A-ZÄÖÜ$][^'`]* [^'`]*|An?gemeldet|Abgemeldet)['`]/g)].map(([, sentence]) => sentence!),
  )
  .map((sentence) =>
    sentence
      .replace('${wordOf(fee)}', 'Gebühr')
      .replace('${wordOf(added!)}', 'Gutschrift')
      .replaceAll(/\$\{[^}]*\}/g, '1'),
  )

it('finds the sentences in the handlers', () => expect(new Set(written).size).toBeGreaterThan(30))

it.each([...new Set(written)])('“%s” has an English translation', (sentence) => {
  expect(sentence).not.toBe('')
  expect(activityIn('de', sentence)).toBe(sentence)
  expect(activityIn('en', sentence)).not.toBe(sentence)
})

it('translates the histories of the seed people into English, and leaves their notes as they were written', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const stories = [...Object.values(privateStories(now)), ...Object.values(companyStories(now))].flat()
  for (const [, , , activity] of stories) {
    expect(activityIn('en', activity)).not.toBe(activity)
    expect(activityIn('en', activity).split('. Note: ')[1]).toBe(activity.split('. Notiz: ')[1])
  }
})

it.each([
  [
    'Monatslimit von 200,00 auf 300,00 Euro geändert. Notiz: Auf Wunsch.',
    'Monthly limit changed from 200,00 to 300,00 euros. Note: Auf Wunsch.',
  ],
  ['Sicherheitssperre RM gesetzt, Sicherheitssperre CS aufgehoben', 'Security lock RM set, Security lock CS removed'],
  ['Tarifwechsel auf Premium ab 01.12.2026 geplant', 'Change to Premium planned from 01.12.2026'],
  ['Etwas anderes', 'Etwas anderes'],
  ['Notiz hinzugefügt. Notiz: a. Notiz: b', 'Note added. Note: a. Notiz: b'],
])('%s', (german, english) => expect(activityIn('en', german)).toBe(english))
