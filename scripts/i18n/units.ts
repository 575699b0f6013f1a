/** A number or a placeholder, and the unit behind it. */
const numberWithUnit = /(?<=[\d}]) (?=(?:s|kB|MB|%|€|Uhr)(?![\p{L}\d]))/gu

/** Joins numbers and their units with a no-break space, so that both stand in one line. */
export const joinUnits = (sentence: string): string => sentence.replaceAll(numberWithUnit, '\u00a0')

type Entry = { translation?: string }

/** Joins the units of all translations of a catalog. */
export const keepUnits = <TEntry extends Entry>(catalog: Record<string, TEntry>): Record<string, TEntry> =>
  Object.fromEntries(
    Object.entries(catalog).map(([id, entry]) => [
      id,
      entry.translation === undefined ? entry : { ...entry, translation: joinUnits(entry.translation) },
    ]),
  )
