/** Finds the sentence at its field and not the entry of the summary above that leads there. */
export const besideField = { ignore: 'button' }
