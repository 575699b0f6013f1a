import { RowHistory } from './-row-history.tsx'

/** The button of an administrator's row that opens their history (R448). */
export const administratorHistory = ({
  id,
  firstName,
  lastName,
}: {
  id: string
  firstName: string
  lastName: string
}) => <RowHistory object={{ objectType: 'BUSINESS_ADMIN', objectId: id }} name={`${firstName} ${lastName}`} />
