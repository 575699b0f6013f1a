import type { PostalAddress } from '#generated/model/postal-address.ts'

/** The address of a customer in one line. */
export const formatAddress = ({ zipcode, city, street }: PostalAddress) => `${zipcode} ${city}, ${street}`
