/** Where people of each area go; the inline scripts of the page use it too, so it stays small. */

/** The start page of each area (R022, R028, R037). */
export const areaHomes = {
  private: '/private/mypaybox',
  business: '/business/administration',
  bank: '/bank/private-customers',
} as const

export const areaLogins = {
  private: '/private/login',
  business: '/business/login',
  bank: '/bank/login',
} as const satisfies Record<keyof typeof areaHomes, string>

/** The search of a login that returns to an address afterwards: empty for the start page, which comes by itself. */
export const loginSearchFor = (area: keyof typeof areaHomes, address: string): { redirect?: string } =>
  address === areaHomes[area] ? {} : { redirect: address }
