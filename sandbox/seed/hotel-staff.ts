/** Many administrators of one company, so that its list has pages; nothing is special about them. */
import type { Person } from '#sandbox/seed/person.ts'

const names = `Anita Berger, Bernhard Aigner, Carina Brandstätter, Dominik Fuchs, Elfriede Gasser, Florian Haider,
  Gudrun Innerhofer, Harald Jäger, Iris Kaltenbrunner, Johannes Lackner, Kerstin Mayrhofer, Leopold Nussbaumer,
  Marlene Oberhuber, Norbert Pfeifer, Ottilie Rainer, Patrick Schwaiger`

/** Those who have left; their rows are greyed out. */
const gone = new Set(['Dominik Fuchs', 'Ottilie Rainer'])

const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** The hotel's administrators 21 to 36; the others are in business-people.ts. */
export const hotelStaff = (customerId: string, customerNumber: string): Person[] =>
  names.split(/,\s+/).map((name, index) => {
    const [firstName, lastName] = name.split(' ') as [string, string]
    const local = `${firstName}.${lastName}`.toLowerCase().replaceAll(/[äöü]/g, (sign) => spelledOut[sign]!)
    return {
      id: `40000000-0000-4000-8000-${customerNumber}${21 + index}`,
      customerId,
      customerNumber,
      firstName,
      lastName,
      email: `${local}@alpenblick.example`,
      ...(gone.has(name) && { purpose: 'deactivated' as const }),
    }
  })
