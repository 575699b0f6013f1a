import { expect, it } from 'vitest'
import { activityIn } from '#sandbox/domain/activity-words.ts'
import { companyStories, privateStories } from '#sandbox/seed/history-stories.ts'

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
  ['Kündigung zum 31.12.2026 vorgemerkt', 'Termination planned for 31.12.2026'],
  ['Vertrag mit 31.12.2026 beendet', 'Contract ended on 31.12.2026'],
  ['Sicherheitssperre auf Kundenwunsch aufgehoben', 'Security lock at the customer’s request removed'],
  ['Abgemeldet', 'Signed out'],
  ['Etwas anderes', 'Etwas anderes'],
  ['Notiz hinzugefügt. Notiz: a. Notiz: b', 'Note added. Note: a. Notiz: b'],
])('%s', (german, english) => expect(activityIn('en', german)).toBe(english))
