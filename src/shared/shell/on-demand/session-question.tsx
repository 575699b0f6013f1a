/** The content of the warning before an idle session ends; loaded after the page. */
import { Button, Stack, Text } from '@mantine/core'
import { Plural, Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ButtonRow } from '../../elements/button-row.tsx'
import { softDisabledProps } from '../../elements/soft-disabled.ts'
import type { ApiError } from '../../http/api-error.ts'
import { ProblemNote } from '../../problem/problem-note.tsx'
import { endSession, type Area } from '../../session/session.ts'
import type { SessionPort } from '../session-port.ts'
import classes from './session-question.module.css'

type Props = { area: Area; port: SessionPort }

export const SessionQuestion = ({ seconds, announced, ...props }: Props & CountdownProps) => (
  <Stack gap="lg">
    <Countdown seconds={seconds} announced={announced} />
    <WarningActions {...props} />
  </Stack>
)

/** Stay or sign out; Escape stays signed in. */
function WarningActions({ area, port }: Props) {
  const stay = useMutation<unknown, ApiError>(port.stay)
  const leave = useMutation<void, ApiError>({ ...port.logOut, onSettled: () => endSession(area, 'logout') })
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !stay.isPending && !leave.isPending) stay.mutate()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  return (
    <>
      <Text>
        <Trans>
          For your security, we sign you out if nothing happens for a while. Anything you have entered but not saved
          will be here again when you sign in, except passwords and codes.
        </Trans>
      </Text>
      {stay.error !== null && <ProblemNote error={stay.error} />}
      <ButtonRow>
        <Button
          {...softDisabledProps({ busy: stay.isPending, disabled: leave.isPending, onClick: () => stay.mutate() })}
          data-mantine-stop-propagation
          data-autofocus
        >
          <Trans>Stay signed in</Trans>
        </Button>
        <Button
          variant="default"
          {...softDisabledProps({ busy: leave.isPending, disabled: stay.isPending, onClick: () => leave.mutate() })}
          data-mantine-stop-propagation
        >
          <Trans>Sign out</Trans>
        </Button>
      </ButtonRow>
    </>
  )
}

type CountdownProps = {
  /** Remaining time. */
  seconds: number
  /** Remaining seconds to announce; each new value is announced. */
  announced: number
}

/** Time until the session ends: ticks visually, but is announced to screen readers at intervals only. */
function Countdown({ seconds, announced }: CountdownProps) {
  return (
    <>
      <Text aria-hidden className={classes.clock!}>
        {seconds < 60 ? <RemainingTime seconds={seconds} /> : <RemainingClock seconds={seconds} />}
      </Text>
      <div key={announced} role="alert" className="visually-hidden">
        <RemainingTime seconds={announced} />
      </div>
    </>
  )
}

function RemainingTime({ seconds }: { seconds: number }) {
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
  return <RemainingClock seconds={seconds} />
}

function RemainingClock({ seconds }: { seconds: number }) {
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return <Trans>You will be signed out in {clock} minutes.</Trans>
}
