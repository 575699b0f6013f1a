import { formatDateTime } from '../format/day.ts'

/** A date and time that breaks between the two where space is narrow. */
export function Timestamp({ at }: { at: string }) {
  const [day, ...time] = formatDateTime(at).split(' ')
  return (
    <time dateTime={at}>
      <span className="amount">{day}</span> <span className="amount">{time.join(' ')}</span>
    </time>
  )
}
