import { Button } from '@mantine/core'
import { softDisabledProps } from '../../elements/soft-disabled.ts'
import classes from './request-again.module.css'
import { useSecondsUntil } from './use-seconds-until.ts'

type Props = {
  /** What the button says; `seconds` is what is left of the wait, 0 when there is none. */
  label: (seconds: number) => string
  /** Until when nothing can be requested, in milliseconds since 1970. */
  waitUntil: number | undefined
  pending: boolean
  onRequest: () => void
}

/** Asks for another code. While the wait runs it does nothing and shows the seconds, but keeps the focus (R130). */
export function RequestAgain({ label, waitUntil, pending, onRequest }: Props) {
  const seconds = useSecondsUntil(waitUntil)
  return (
    <Button
      variant="default"
      className={`${classes.button} amount`}
      {...softDisabledProps({ disabled: seconds > 0 || pending, onClick: onRequest })}
    >
      {label(seconds)}
    </Button>
  )
}
