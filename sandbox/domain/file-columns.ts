/** The columns of the files of calling numbers; pure. */

/** Of upload and export (A153). */
export const columns = [
  'callingNumber',
  'firstName',
  'lastName',
  'email',
  'employeeNumber',
  'custReportAttr1',
  'custReportAttr2',
  'carNumber',
  'preferredCity',
  'reloadValue',
  'limit',
] as const
export type Column = (typeof columns)[number]

/** What the export has besides; a file that was exported and changed may be uploaded again. */
export const exportOnly = ['status', 'activationDate', 'deactivationDate'] as const
