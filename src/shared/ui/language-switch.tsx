import { UnstyledButton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { addAlert } from '../alerts/alerts.ts'
import { languages, switchLanguage } from '../i18n/i18n.ts'
import { problemMessage } from '../problem/problem-message.ts'
import classes from './language-switch.module.css'

const names = { de: 'Deutsch', en: 'English' }

const alertFailure = (error: unknown) => addAlert({ message: problemMessage(error) })

/** Switches between German and English; stored in the browser (A128). */
export function LanguageSwitch() {
  const { i18n, t } = useLingui()
  return (
    <div role="group" aria-label={t`Language`} className={classes.group}>
      {languages.map((language) => (
        <UnstyledButton
          key={language}
          className={classes.choice}
          aria-pressed={i18n.locale === language}
          aria-label={`${language.toUpperCase()}, ${names[language]}`}
          lang={language}
          onClick={() => void switchLanguage(language).catch(alertFailure)}
        >
          {language.toUpperCase()}
        </UnstyledButton>
      ))}
    </div>
  )
}
