import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { ApiError } from '../http/api-error.ts'
import { createIdleWatch } from '../session/idle-watch.ts'
import { endSession, readToken, type Area } from '../session/session.ts'
import { loadable } from '../ui/loadable.tsx'
import { Modal } from '../ui/modal/modal.tsx'
import type { SessionPort } from './session-port.ts'

type Props = { area: Area; port: SessionPort }

/** The frame of an area preloads it, since it has to open without a connection. */
export const SessionQuestion = loadable(async () => (await import('./on-demand/session-question.tsx')).SessionQuestion)

/** Maximum wait for the logout response before the session ends on this device. */
const logoutTimeoutMs = 3000

/**
 * Warns before an idle session ends (WCAG 2.2.1): a modal in every tab of the area counts down and offers to stay signed in. It
 * opens above forms and keeps their input.
 */
export function SessionWarning({ area, port }: Props) {
  const { t } = useLingui()
  const [watch] = useState(() => createIdleWatch(area))
  const warning = useSyncExternalStore(watch.subscribe, watch.read)
  const ask = useMutation<unknown, ApiError>(port.stay)
  const end = useMutation<void, ApiError>(port.logOut)
  const askBank = useEffectEvent(() => ask.mutate())
  const endIdleSession = useEffectEvent(() => {
    if (!end.isIdle) return
    const token = readToken(area)
    const endThis = () => readToken(area) === token && endSession(area, 'idle')
    end.mutate(undefined, { onSettled: endThis })
    setTimeout(endThis, logoutTimeoutMs)
  })
  useEffect(() => {
    const stop = watch.start({ onCheck: () => askBank(), onTimeout: () => endIdleSession() })
    return stop
  }, [watch])
  return (
    <Modal above opened={warning !== undefined} onClose={() => {}} title={t`Are you still there?`}>
      {warning !== undefined && (
        <SessionQuestion area={area} port={port} seconds={warning.secondsLeft} announced={warning.announcedSeconds} />
      )}
    </Modal>
  )
}
