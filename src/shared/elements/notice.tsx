import { Text } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import classes from './notice.module.css'

type Props = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: 'error' | 'warning' | 'success' | 'info'
  icon?: ReactNode
  title?: string
  /** Shown at the end of the first line, such as a close button. */
  action?: ReactNode
}

/** A message box: in a form, beside a failed action, or as an alert above the page. */
export function Notice({ tone = 'info', icon, title, action, className, children, ...props }: Props) {
  return (
    <div className={`${classes.notice} ${className ?? ''}`} data-tone={tone} {...props}>
      {icon && <span className={classes.icon}>{icon}</span>}
      <div className={classes.body}>
        {title !== undefined && (
          <Text fw={600} size="sm">
            {title}
          </Text>
        )}
        {children}
      </div>
      {action}
    </div>
  )
}
