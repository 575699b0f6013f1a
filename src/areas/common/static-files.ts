/** The header row of an upload, for spreadsheets (A153, R670). */
export const callingNumberTemplate = '/rufnummern_csv_vorlage.csv'
