/** What was spoken in a way through the portal, as a text that is the same on any day and however Orca divides its sentences. */

export type Step = { action: string; lines: readonly string[] }

/** What Orca says about itself, the window and the progress of time, not about the page. */
const notOfPage = [
  /^(Fokus-Modus|Stöbern-Modus|Es wird geladen\. Bitte warten\.|Laden abgeschlossen\.)$/,
  /^\d+ Prozent\.?$/,
  / Internetseite( ausgewählt)?\.$/,
  // Said or not, whichever comes first, the selection or the next key.
  /^das gesamte Dokument ist ausgewählt$/,
  // Chromium offers to save the password.
  /^(Alarm Save password|Username Password|This dialog is not currently focused)/,
]

const months = 'Jänner|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'
const days = 'Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag'

const replacements: readonly [RegExp, string][] = [
  [new RegExp(`\\b((${days}), )?\\d{1,2}\\. (${months})( \\d{4})?`, 'g'), '‹Tag›'],
  [new RegExp(`\\b(${months}) \\d{4}`, 'g'), '‹Monat›'],
  [/\b\d{1,2}\.\d{1,2}\.(\d{4})?/g, '‹Tag›'],
  [/\b\d{1,2}:\d{2}(:\d{2})?\b/g, '‹Zeit›'],
  [/-?\d[\d.]*,\d{2}(?= ?(€|Euro))/g, '‹Betrag›'],
  [/\bT-\d{8}-\d+/g, '‹Nummer›'],
  [/\b\d{6}\b/g, '‹Code›'],
  [/\b\d+ (s|Sekunden|Minuten)\b/g, '‹Zahl› $1'],
  [/\b\d+ Zeilen\b/g, '‹Zahl› Zeilen'],
  [/\b(Zeile|Spalte) \d+/g, '$1 ‹Zahl›'],
  [/\b(Mo|Di|Mi|Do|Fr|Sa|So) (?=Spaltenkopf)/g, '‹Wochentag› '],
]

/** One sentence a line, whatever the pieces in which it was spoken; `hidden` are texts that differ from day to day. */
export function toLines(spoken: readonly string[], hidden: readonly [text: string, name: string][] = []): string[] {
  const text = spoken
    .map((piece) => piece.replaceAll(/\s+/g, ' ').trim())
    .filter((piece) => piece !== '' && !notOfPage.some((pattern) => pattern.test(piece)))
    .join('\n')
  const shown = hidden.reduce((result, [secret, name]) => result.replaceAll(secret, `‹${name}›`), text)
  const normalized = replacements.reduce((result, [pattern, name]) => result.replaceAll(pattern, name), shown)
  return normalized.split(/\n|(?<=[.!?]) /).filter(Boolean)
}

export const toText = (title: string, steps: readonly Step[]): string =>
  `${[`# ${title}`, ...steps.flatMap(({ action, lines }) => ['', `> ${action}`, ...lines])].join('\n')}\n`

/** The words of each step: neither the pieces of speech nor the order of simultaneous announcements counts. */
const wordsOfSteps = (text: string): string[] =>
  text.split('\n\n').map((step) => step.split(/\s+/).filter(Boolean).toSorted().join(' '))

/** The steps in which something else was heard than is recorded, each with both texts. */
export function compareRecords(recorded: string, heard: string): string[] {
  const [before, after] = [recorded.split('\n\n'), heard.split('\n\n')]
  const [wordsBefore, wordsAfter] = [wordsOfSteps(recorded), wordsOfSteps(heard)]
  return Array.from({ length: Math.max(before.length, after.length) }, (_, step) => step)
    .filter((step) => wordsBefore[step] !== wordsAfter[step])
    .map((step) => `recorded:\n${before[step] ?? ''}\nheard:\n${after[step] ?? ''}`)
}
