const euros = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Amount in EUR as 1.234,56; the word or sign for euros belongs to the label (R003, R004, A121). */
export const formatMoney = (amount: number): string => euros.format(amount)

/** The same where no label says euros, such as in a sentence: 1.234,56 €. */
export const formatEuros = (amount: number): string => `${formatMoney(amount)} €`
