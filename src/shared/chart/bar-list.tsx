import { Bar } from '@visx/shape'
import { scaleLinear } from 'd3-scale'
import { formatMoney } from '../format/numbers.ts'
import classes from './bar-list.module.css'

type Props = {
  /** EUR. */
  rows: readonly { name: string; value: number }[]
}

/** Units of the viewBox, which is stretched to the row. */
const width = 1000
const height = 12

/** Amounts as horizontal bars with figures; the bars are hidden from screen readers. */
export function BarList({ rows }: Props) {
  const values = rows.map(({ value }) => value)
  const x = scaleLinear([Math.min(0, ...values), Math.max(0, ...values)], [0, width])
  return (
    <dl className={classes.list}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatMoney(value)}</dd>
          <dd aria-hidden className={classes.picture}>
            <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" focusable="false">
              <Bar
                className={classes.bar}
                x={Math.min(x(0), x(value))}
                width={Math.abs(x(value) - x(0))}
                height={height}
              />
              <line className={classes.zero} x1={x(0)} x2={x(0)} y1={0} y2={height} />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  )
}
