import { Anchor } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconAlertCircle } from '@tabler/icons-react'
import { useLayoutEffect } from 'react'
import { Notice } from '../../elements/notice.tsx'
import classes from './error-summary.module.css'

export type WrongField = { name: string; message: string }

type Props = {
  wrong: readonly WrongField[]
  /** Goes to the field of this name. */
  onGo: (name: string) => void
}

/** The errors of a form above its fields; each one links to its field. */
export function ErrorSummary({ wrong, onGo }: Props) {
  const { t } = useLingui()
  // It appears above the focused field, and may push it out of the viewport.
  useLayoutEffect(() => void document.activeElement?.scrollIntoView({ block: 'nearest' }), [])
  const title = plural(wrong.length, { one: 'Please check # entry', other: 'Please check # entries' })
  return (
    <section aria-label={t`Problems in the form`}>
      <Notice tone="error" icon={<IconAlertCircle aria-hidden />} title={title}>
        <ul className={classes.entries}>
          {wrong.map(({ name, message }) => (
            <li key={name}>
              <Anchor component="button" type="button" size="sm" className={classes.entry!} onClick={() => onGo(name)}>
                {message}
              </Anchor>
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  )
}
