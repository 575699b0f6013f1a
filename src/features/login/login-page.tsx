import { Anchor, Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { Brand } from '#src/shared/ui/brand.tsx'
import { ColorSchemeSwitch } from '#src/shared/ui/color-scheme-switch.tsx'
import { LanguageSwitch } from '#src/shared/ui/language-switch.tsx'
import { Notice } from '#src/shared/elements/notice.tsx'
import { Spinner } from '#src/shared/elements/spinner.tsx'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { usePageTitle } from '#src/shared/ui/page-title.tsx'
import { checkEmailSentences } from './check-email-sentences.ts'
import { EmailStep, loadCheck } from './email-step.tsx'
import classes from './login-page.module.css'
import type { LoginPort, Person } from './login-port.ts'

type Props = {
  port: LoginPort
  /** Whom this login is for, one line below the title. */
  subtitle: string
  /** Where somebody without an account gets one; the bank has none (R859 to R861). */
  registration?: { href: string; label: string }
  /** Only their password is missing. */
  onNearlyIn: () => void
  onSignedIn: (token: string) => void
  /** The ways to the other logins, for whoever came to the wrong one. */
  others?: ReactNode
  /** Alerts and footer of the page. */
  footer?: ReactNode
}

/** The words of the later steps. */
const laterWords = () => Promise.all([loadCatalog('login'), loadCatalog('shell')])

const loadPasswordStep = async () => {
  const [module] = await Promise.all([import('./password-step.tsx'), laterWords()])
  return { default: module.PasswordStep }
}
const PasswordStep = lazy(loadPasswordStep)

/** Loaded when somebody has no password to sign in with. */
const ResetStep = lazy(async () => {
  const [module] = await Promise.all([import('./reset-step.tsx'), laterWords()])
  return { default: module.ResetStep }
})

/** What the press on "Next" leads to: on its way in the first idle moment, so that nobody waits for it then (docs/decisions/037). */
const loadNext = () => Promise.all([loadCheck(), loadPasswordStep()]).catch(() => {}) // then it is asked for with the press

/** Runs when the browser has nothing else to do; returns what cancels it. Not every browser tells when that is. */
function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run)
  return () => window.cancelIdleCallback(handle)
}

type Step =
  | { name: 'email'; person?: Person }
  | { name: 'password'; person: Person }
  | { name: 'reset'; person: Person; firstPassword: boolean }

/** The way in, the same in all three areas: e-mail address, then password, or a new password with a code. */
export function LoginPage({ port, subtitle, registration, onNearlyIn, onSignedIn, others, footer }: Props) {
  const { t, i18n } = useLingui()
  const [step, setStep] = useState<Step>({ name: 'email' })
  const title = step.name === 'reset' ? t`Set a new password` : t`Sign in`
  usePageTitle(title, subtitle)
  useEffect(() => {
    const cancel = whenIdle(() => void loadNext())
    return cancel
  }, [])

  return (
    <div className={classes.page} data-below-alerts>
      <header className={classes.header}>
        <Brand />
        <div className={classes.tools}>
          <LanguageSwitch />
          <ColorSchemeSwitch />
        </div>
      </header>
      <main className={classes.main}>
        <div className={classes.card}>
          <Stack gap="xl">
            <Stack gap={6}>
              <Title order={1} size="h2">
                {title}
              </Title>
              <Text c="dimmed">{subtitle}</Text>
              {/* There before anything is said, so that who cannot see it hears why another step comes (R109). */}
              <div role="status">
                {step.name === 'reset' && step.firstPassword && (
                  <Notice style={{ marginTop: 10 }}>{i18n._(checkEmailSentences[462])}</Notice>
                )}
              </div>
            </Stack>
            <Suspense fallback={<Spinner />}>
              {step.name === 'email' && (
                <EmailStep
                  port={port}
                  person={step.person}
                  onKnown={(person) => {
                    onNearlyIn()
                    setStep({ name: 'password', person })
                  }}
                  onPasswordMissing={(person) => setStep({ name: 'reset', person, firstPassword: true })}
                />
              )}
              {step.name === 'password' && (
                <PasswordStep
                  port={port}
                  person={step.person}
                  onSignedIn={onSignedIn}
                  onForgotten={() => setStep({ name: 'reset', person: step.person, firstPassword: false })}
                  onOtherEmail={() => setStep({ name: 'email', person: step.person })}
                />
              )}
              {step.name === 'reset' && (
                <ResetStep
                  port={port}
                  person={step.person}
                  onGoOn={() => setStep({ ...step, firstPassword: false })}
                  onDone={() => setStep({ name: 'password', person: step.person })}
                  onBack={() => setStep({ name: 'email', person: step.person })}
                />
              )}
            </Suspense>
            {registration && step.name === 'email' && (
              <Text size="sm" className={classes.registration}>
                <Trans>No account yet?</Trans>{' '}
                <Anchor href={registration.href} target="_blank" rel="noopener" inherit>
                  {registration.label}
                </Anchor>
              </Text>
            )}
            {step.name === 'email' && others}
          </Stack>
        </div>
      </main>
      {footer}
    </div>
  )
}
