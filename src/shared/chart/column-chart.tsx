import { UnstyledButton } from '@mantine/core'
import { BarRounded } from '@visx/shape'
import { scaleLinear } from 'd3-scale'
import { formatMoney, formatInteger } from '../format/numbers.ts'
import classes from './column-chart.module.css'

type ChartColumn = {
  id: string
  /** The axis label; the group is shown in a second line where it changes. */
  name: string
  group?: string | undefined
  /** Accessible name and tooltip. */
  label: string
  /** EUR. */
  value: number
}

type Props = {
  columns: readonly ChartColumn[]
  /** Pixels. */
  width: number
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** Pixels. */
const plotHeight = 112
const maxColumnWidth = 64
const spaceAbove = 22
const spaceBelow = 42
/** Gap as a fraction of the step. */
const gap = 0.36
/** Width of an amount such as -12.345,67; narrower columns get grid lines instead of amounts. */
const amountWidth = 76
const groupWidth = 36
const closeWidth = 32
/** Space for the labels of the grid lines. */
const tickWidth = 36

/** A column chart. Each column is a button of full height; the SVG is hidden from screen readers. */
export function ColumnChart({ columns, width, chosen, onChoose }: Props) {
  const withLines = width / columns.length < amountWidth
  const values = columns.map(({ value }) => value)
  const lowest = Math.min(0, ...values)
  const highest = Math.max(0, ...values)
  const height = spaceAbove + plotHeight + (lowest < 0 && !withLines ? spaceAbove : 0)
  const start = withLines ? tickWidth : 0
  const step = (width - start) / columns.length // the gap between two columns is split around each
  const y = scaleLinear(lowest === highest ? [0, 1] : [lowest, highest], [spaceAbove + plotHeight, spaceAbove])
  if (withLines) y.nice()
  const ticks = withLines ? y.ticks(3).filter((tick) => tick !== 0) : []
  const columnWidth = Math.min(step * (1 - gap), maxColumnWidth)
  /** Whether the group label is shown: at the first column, if there is room. */
  const showsGroup = (index: number) =>
    columns[index]!.group !== columns[index - 1]?.group &&
    (step >= groupWidth || columns[index]!.group === columns[index + 1]?.group)
  return (
    <div className={classes.chart}>
      <svg
        viewBox={`0 0 ${width} ${height + spaceBelow}`}
        height={height + spaceBelow} // set before the width is measured
        className={classes.picture}
        aria-hidden
        focusable="false"
      >
        {ticks.map((tick) => (
          <line key={tick} className={classes.line} x1={0} x2={width} y1={y(tick)} y2={y(tick)} />
        ))}
        {columns.map(({ id, name, group, value }, index) => {
          const middle = start + step * (index + 0.5)
          const from = Math.min(y(value), y(0))
          return (
            <g key={id} data-chosen={chosen === undefined ? undefined : chosen === id}>
              <BarRounded
                className={classes.column}
                x={middle - columnWidth / 2}
                y={from}
                width={columnWidth}
                height={Math.abs(y(value) - y(0))}
                radius={Math.min(4, columnWidth / 2, Math.abs(y(value) - y(0)))}
                top={value > 0}
                bottom={value < 0}
              />
              {!withLines && (
                <text
                  className={classes.amount}
                  x={middle}
                  y={value < 0 ? y(value) + 16 : y(value) - 7}
                  textAnchor="middle"
                >
                  {formatMoney(value)}
                </text>
              )}
              <text
                className={classes.name}
                data-close={step < closeWidth || undefined}
                x={middle}
                y={height + 18}
                textAnchor="middle"
              >
                {name}
              </text>
              {showsGroup(index) && (
                <text className={classes.group} x={middle} y={height + 35} textAnchor="middle">
                  {group}
                </text>
              )}
            </g>
          )
        })}
        {ticks.map((tick) => (
          <text key={tick} className={classes.tick} x={0} y={y(tick) - 4}>
            {formatInteger(tick)}
          </text>
        ))}
        <line className={classes.zero} x1={0} x2={width} y1={y(0)} y2={y(0)} />
      </svg>
      <div className={classes.buttons} style={{ insetInlineStart: start }}>
        {columns.map(({ id, label }) => (
          <UnstyledButton
            key={id}
            className={classes.button!}
            aria-label={label}
            title={label}
            aria-pressed={chosen === id}
            onClick={() => onChoose(id)}
          />
        ))}
      </div>
    </div>
  )
}
