import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { addProblem } from '../alerts/problem-alert.ts'
import { isPartMissing } from '../http/load-part.ts'

type Props = {
  opened: boolean
  /** Called when it cannot be loaded, to close it, so that the next press loads it again. */
  onMissing?: () => void
  children: ReactNode
}

/** What opens on a press and may not be loaded yet; if it cannot be loaded, an alert says so, and the page stays as it is. */
export const OpenedPart = ({ opened, onMissing, children }: Props) => (
  <CatchBoundary
    getResetKey={() => String(opened)}
    errorComponent={MissingPart}
    onCatch={(error) => {
      if (!isPartMissing(error)) return
      addProblem(error)
      onMissing?.()
    }}
  >
    {children}
  </CatchBoundary>
)

function MissingPart({ error }: ErrorComponentProps) {
  if (!isPartMissing(error)) throw error
  return null
}
