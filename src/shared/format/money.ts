const euros = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats an amount in EUR as 1.234,56; the currency belongs to the label (R003, R004, A121). */
export const formatMoney = (amount: number): string => euros.format(amount)

/** Formats an amount with its currency, for sentences: 1.234,56 €. */
export const formatEuros = (amount: number): string => `${formatMoney(amount)} €`
