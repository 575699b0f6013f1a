import { Paper, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPencil } from '@tabler/icons-react'
import { IconButton } from '#src/shared/elements/icon-button.tsx'
import { EmailText } from '#src/shared/elements/email-text.tsx'
import classes from './profile.module.css'

/** Says nothing about the password, not even how long it is (R053). */
const mask = '•'.repeat(10)

type Props = { email: string; onChangeEmail: () => void; onChangePassword: () => void }

/** What a person signs in with, each with an icon that changes it (R052 to R055, R435, R436). */
export function SignInCard({ email, onChangeEmail, onChangePassword }: Props) {
  const { t } = useLingui()
  return (
    <Paper component="section" className={classes.card} p="lg" shadow="sm" aria-labelledby="sign-in">
      <Title order={2} size="h3" id="sign-in" mb="xs">
        <Trans>Signing in</Trans>
      </Title>
      <dl className={classes.facts}>
        <div className={classes.fact}>
          <dt>{t`E-mail address`}</dt>
          <dd>
            <EmailText>{email}</EmailText>
            <Change label={t`Change the e-mail address`} onClick={onChangeEmail} />
          </dd>
        </div>
        <div className={classes.fact}>
          <dt>{t`Password`}</dt>
          <dd>
            <span aria-hidden>{mask}</span>
            <span className="visually-hidden">{t`hidden`}</span>
            <Change label={t`Change the password`} onClick={onChangePassword} />
          </dd>
        </div>
      </dl>
    </Paper>
  )
}

const Change = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <IconButton label={label} onClick={onClick} icon={<IconPencil size={20} aria-hidden />} />
)
