import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import classes from './notifications.module.css'
import { sealedDocument } from './sealed-document.ts'

/** The body of a mail in a frame without any permission: no scripts, no forms, no links, nothing from outside (A138). */
export function MailFrame({ content }: { content: string }) {
  const { t } = useLingui()
  const fill = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (frame !== null) frame.srcdoc = sealedDocument(content)
    },
    [content],
  )
  return (
    <iframe
      ref={fill}
      sandbox=""
      referrerPolicy="no-referrer"
      title={t`Content of the message`}
      className={classes.frame}
    />
  )
}
