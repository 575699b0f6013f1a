/** The cities that a calling number may prefer (R503); those that are not active stay on the numbers that have them. */
import type { PreferredCity } from '#generated/model/preferred-city.ts'

export const cities: PreferredCity[] = [
  { cityId: 'AT-WIEN', name: 'Wien', active: true },
  { cityId: 'AT-GRAZ', name: 'Graz', active: true },
  { cityId: 'AT-LINZ', name: 'Linz', active: true },
  { cityId: 'AT-SALZBURG', name: 'Salzburg', active: true },
  { cityId: 'AT-INNSBRUCK', name: 'Innsbruck', active: true },
  { cityId: 'AT-KLAGENFURT', name: 'Klagenfurt am Wörthersee', active: true },
  { cityId: 'AT-BREGENZ', name: 'Bregenz', active: true },
  { cityId: 'AT-STEYR', name: 'Steyr', active: false },
]

/** Whether a number may get this city: one that is offered, or the one that it has already (A112). */
export const mayHaveCity = (cityId: string, before?: string): boolean =>
  cityId === before || cities.some((city) => city.cityId === cityId && city.active)
