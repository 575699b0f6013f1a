/** Formats an IBAN in groups of four: AT61 1904 3002 3457 3201. */
export const formatIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
