import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { addProblem } from '../alerts/problem-alert.ts'
import { isPartMissing } from '../http/load-part.ts'

type Props = { opened: boolean; children: ReactNode }

/** What opens on a press and may not be loaded yet; if it cannot be loaded, an alert says so, and the page stays as it is. */
export const OpenedPart = ({ opened, children }: Props) => (
  <CatchBoundary getResetKey={() => String(opened)} errorComponent={MissingPart}>
    {children}
  </CatchBoundary>
)

function MissingPart({ error }: ErrorComponentProps) {
  const isMissing = isPartMissing(error)
  useEffect(() => {
    if (isMissing) addProblem(error)
  }, [error, isMissing])
  if (!isMissing) throw error
  return null
}
