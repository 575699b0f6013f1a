import { Text, VisuallyHidden } from '@mantine/core'
import { Plural, Trans } from '@lingui/react/macro'
import classes from './countdown.module.css'

type Props = {
  /** What is left, in seconds. */
  seconds: number
  /** What was left when it was said aloud last; another number is said. */
  said: number
}

/** The end of the session: eyes see it tick, ears are told when it is worth it. */
export function Countdown({ seconds, said }: Props) {
  const clock = clockOf(seconds)
  return (
    <>
      <Text aria-hidden>
        <Trans>
          You will be signed out in <span className={classes.clock}>{clock}</span> minutes.
        </Trans>
      </Text>
      <VisuallyHidden key={said} role="alert">
        <InWords seconds={said} />
      </VisuallyHidden>
    </>
  )
}

function InWords({ seconds }: { seconds: number }) {
  const minutes = seconds / 60
  if (seconds < 60) {
    return (
      <Plural value={seconds} one="You will be signed out in # second." other="You will be signed out in # seconds." />
    )
  }
  if (Number.isInteger(minutes)) {
    return (
      <Plural value={minutes} one="You will be signed out in # minute." other="You will be signed out in # minutes." />
    )
  }
  const clock = clockOf(seconds)
  return <Trans>You will be signed out in {clock} minutes.</Trans>
}

const clockOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
