import { useLingui } from '@lingui/react/macro'
import { IconCircleCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import classes from './copyable.module.css'
import { liveRegion } from './live-region.ts'

/** How long the confirmation is shown. */
const confirmationMs = 2000

type Props = {
  /** The text to copy, such as 6641234501. */
  value: string
  /** The kind of identifier, such as customer number; names the button. */
  label: string
  /** The displayed form, if it differs from the copied text. */
  children?: ReactNode
}

/** An identifier with a copy button; selects the text where the browser refuses to copy. */
export function Copyable({ value, label, children = value }: Props) {
  const { t } = useLingui()
  const shown = useRef<HTMLSpanElement>(null)
  const [outcome, setOutcome] = useState<{ copied: boolean }>()
  useEffect(() => {
    if (outcome?.copied !== true) return undefined
    const timeout = setTimeout(() => setOutcome(undefined), confirmationMs)
    return () => clearTimeout(timeout)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setOutcome({ copied: true })
    } catch {
      if (shown.current !== null) window.getSelection()?.selectAllChildren(shown.current)
      setOutcome({ copied: false })
    }
  }

  return (
    <span className={classes.whole}>
      <span ref={shown}>{children}</span>
      <IconButton
        label={t`Copy ${label}`}
        onClick={() => void copy()}
        icon={outcome?.copied === true ? <IconCircleCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
      />
      <span {...liveRegion} className={classes.status} data-copied={outcome?.copied || undefined}>
        {outcome !== undefined && (outcome.copied ? t`Copied` : t`Please copy the highlighted text yourself.`)}
      </span>
    </span>
  )
}
