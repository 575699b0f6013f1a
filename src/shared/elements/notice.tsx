import { Text } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import classes from './notice.module.css'

type Props = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: 'error' | 'success' | 'info'
  icon?: ReactNode
  title?: string
  /** Stands at the end of the first line, such as the way to close it. */
  action?: ReactNode
}

/** Something that has to be said where it belongs: in a form, beside what failed, or as an alert above the page. */
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
