import { formatDateTime } from '../format/date-time.ts'

/** When something happened; in a narrow place the time of day stands below the day. */
export function Moment({ at }: { at: string }) {
  const [day, ...time] = formatDateTime(at).split(' ')
  return (
    <time dateTime={at}>
      <span className="amount">{day}</span> <span className="amount">{time.join(' ')}</span>
    </time>
  )
}
