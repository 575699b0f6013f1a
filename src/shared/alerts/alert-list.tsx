import { Alert as Notice, Anchor, Group, Progress, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { DoneIcon, ErrorIcon } from '../ui/icons.tsx'
import { readAlerts, removeAlert, subscribeToAlerts, type Alert } from './alerts.ts'
import classes from './alert-list.module.css'

/** The bar of an alert that closes itself moves in steps of this many milliseconds (R101). */
const stepMs = 500

/** Everything that has to be said, newest last, above the page; a screen reader is told of each. */
export function AlertList() {
  const { t } = useLingui()
  const alerts = useSyncExternalStore(subscribeToAlerts, readAlerts)
  return (
    <section className={classes.frame} aria-label={t`Messages`} aria-live="polite">
      <Stack gap="sm">
        {alerts.map((alert) => (
          <AlertItem key={alert.id} alert={alert} />
        ))}
      </Stack>
    </section>
  )
}

function AlertItem({ alert }: { alert: Alert }) {
  const { i18n, t } = useLingui()
  const good = alert.type === 'success'
  return (
    <Notice
      className={classes.item}
      color={good ? 'teal' : 'red'}
      icon={good ? <DoneIcon aria-hidden /> : <ErrorIcon aria-hidden />}
      role={good ? 'status' : 'alert'}
      withCloseButton
      closeButtonLabel={t`Close message`}
      onClose={() => removeAlert(alert.id)}
    >
      <Text size="sm">{i18n._(alert.message)}</Text>
      {(alert.link || alert.traceId) && (
        <Group gap="md" mt={4}>
          {alert.link && (
            <Anchor size="sm" href={alert.link.href} target="_blank" rel="noopener">
              {i18n._(alert.link.label)}
            </Anchor>
          )}
          {alert.traceId && (
            <Text size="xs" c="dimmed">
              <Trans>Support id: {alert.traceId}</Trans>
            </Text>
          )}
        </Group>
      )}
      {alert.timeout !== undefined && <TimeLeft alert={alert} timeout={alert.timeout} />}
    </Notice>
  )
}

/** Shows how long the alert stays and closes it when the time is up. */
function TimeLeft({ alert, timeout }: { alert: Alert; timeout: number }) {
  const [left, setLeft] = useState(timeout)
  useEffect(() => {
    const bar = setInterval(() => setLeft((before) => before - stepMs), stepMs)
    const end = setTimeout(() => removeAlert(alert.id), timeout)
    return () => {
      clearInterval(bar)
      clearTimeout(end)
    }
  }, [alert.id, timeout])
  return <Progress className={classes.bar} value={(left / timeout) * 100} size={3} color="teal" aria-hidden />
}
