import { Button, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { ButtonRow } from '../elements/button-row.tsx'
import { waiting } from '../elements/waiting.ts'
import type { ApiError } from '../http/api-error.ts'
import { ProblemNote } from '../problem/problem-note.tsx'
import { createIdleWatch } from '../session/idle-watch.ts'
import { endSession, readToken, type Area } from '../session/session.ts'
import { Modal } from '../ui/modal.tsx'
import { Countdown } from './countdown.tsx'
import type { SessionPort } from './session-port.ts'

type Props = { area: Area; port: SessionPort }

/** The bank is told that a session is over, but nobody's pages stay open for longer than this, in milliseconds. */
const farewellMs = 3000

/**
 * Nobody is signed out unwarned (WCAG 2.2.1): before the session ends because nothing was asked, a modal in every tab of the
 * area counts down and offers to stay. It opens above a form and leaves what is typed there as it is.
 */
export function SessionWarning({ area, port }: Props) {
  const { t } = useLingui()
  const [watch] = useState(() => createIdleWatch(area))
  const warning = useSyncExternalStore(watch.subscribe, watch.read)
  const ask = useMutation<unknown, ApiError>(port.stay)
  const end = useMutation<void, ApiError>(port.logOut)
  const askBank = useEffectEvent(() => ask.mutate())
  const over = useEffectEvent(() => {
    if (!end.isIdle) return
    const token = readToken(area)
    const endThis = () => readToken(area) === token && endSession(area, 'idle')
    end.mutate(undefined, { onSettled: endThis })
    setTimeout(endThis, farewellMs)
  })
  useEffect(() => {
    const stop = watch.start({ onCheck: () => askBank(), onTimeout: () => over() })
    return stop
  }, [watch])
  return (
    <Modal above opened={warning !== undefined} onClose={() => {}} title={t`Are you still there?`}>
      {warning !== undefined && (
        <Stack gap="lg">
          <Countdown seconds={warning.secondsLeft} said={warning.announcedSeconds} />
          <Choice area={area} port={port} />
        </Stack>
      )}
    </Modal>
  )
}

/** Escape stays too: who presses it wants the modal gone, and to go on. */
function Choice({ area, port }: Props) {
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
          For your safety we sign you out when nothing happens for a while. What you have entered and not saved yet is
          here again when you sign in, except passwords and codes.
        </Trans>
      </Text>
      {stay.error !== null && <ProblemNote error={stay.error} />}
      <ButtonRow>
        <Button
          {...waiting({ busy: stay.isPending, blocked: leave.isPending, onClick: () => stay.mutate() })}
          data-mantine-stop-propagation
          data-autofocus
        >
          <Trans>Stay signed in</Trans>
        </Button>
        <Button
          variant="default"
          {...waiting({ busy: leave.isPending, blocked: stay.isPending, onClick: () => leave.mutate() })}
          data-mantine-stop-propagation
        >
          <Trans>Sign out</Trans>
        </Button>
      </ButtonRow>
    </>
  )
}
