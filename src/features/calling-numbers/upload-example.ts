import type { CallingNumberRequest } from '#generated/model/calling-number-request.ts'

/** The columns of the file are the fields of a new calling number (A153). */
export type UploadColumn = keyof CallingNumberRequest

/** One line that would be taken, by column; nobody's number. */
export const exampleLine: Record<UploadColumn, string> = {
  callingNumber: '6641234000',
  firstName: 'Birgit',
  lastName: 'Unterberger',
  email: 'birgit.unterberger@firma.example',
  employeeNumber: 'M1021',
  custReportAttr1: 'Montage/Tirol',
  custReportAttr2: 'KST 4711',
  carNumber: 'I321BLD',
  preferredCity: 'AT-WIEN',
  reloadValue: '20',
  limit: '200',
}
