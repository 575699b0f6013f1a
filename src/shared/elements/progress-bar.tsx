import classes from './progress-bar.module.css'

type Props = {
  /** From 0 to 100. */
  percent: number
  'aria-label': string
  size?: 'md' | 'lg'
  /** Shows moving stripes, for work of unknown duration. */
  animated?: boolean
  className?: string
}

export const ProgressBar = ({ percent, size = 'lg', animated = false, className = '', ...props }: Props) => (
  <div
    {...props}
    role="progressbar"
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
    aria-valuetext={`${Math.round(percent)}%`}
    className={`${classes.bar} ${className}`}
    data-size={size}
  >
    <div className={classes.done} data-animated={animated || undefined} style={{ width: `${percent}%` }} />
  </div>
)
