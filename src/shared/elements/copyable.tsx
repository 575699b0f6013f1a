import { useLingui } from '@lingui/react/macro'
import { IconCircleCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import classes from './copyable.module.css'

/** How long it is said that something was copied. */
const saidForMs = 2000

type Props = {
  /** What is copied, such as 6641234501 */
  value: string
  /** What it is, such as customer number; it names the button. */
  label: string
  /** How it is shown, when not as it is copied. */
  children?: ReactNode
}

/** An identifier with a button that copies it and says so; where a page may not copy, it is marked for the person. */
export function Copyable({ value, label, children = value }: Props) {
  const { t } = useLingui()
  const shown = useRef<HTMLSpanElement>(null)
  const [outcome, setOutcome] = useState<{ copied: boolean }>()
  useEffect(() => {
    if (outcome?.copied !== true) return undefined
    const end = setTimeout(() => setOutcome(undefined), saidForMs)
    return () => clearTimeout(end)
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
      <span role="status" className={classes.said} data-copied={outcome?.copied || undefined}>
        {outcome !== undefined && (outcome.copied ? t`Copied` : t`Please copy the marked text yourself.`)}
      </span>
    </span>
  )
}
