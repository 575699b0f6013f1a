import { Trans, useLingui } from '@lingui/react/macro'
import type { BankData } from '#generated/model/bank-data.ts'
import { formatDate } from '#src/shared/format/date.ts'
import { formatIban } from '#src/shared/format/iban.ts'
import { Copyable } from '#src/shared/elements/copyable.tsx'
import classes from './personal-data.module.css'

/** The bank data of somebody who only reads them. */
export function BankDataFacts({ data: { accountHolder, iban, signDate } }: { data: BankData }) {
  const { t } = useLingui()
  return (
    <dl className={classes.facts}>
      <div>
        <dt>
          <Trans>Account holder</Trans>
        </dt>
        <dd>{accountHolder}</dd>
      </div>
      <div>
        <dt>{t`IBAN`}</dt>
        <dd>
          <Copyable value={iban} label={t`IBAN`}>
            {formatIban(iban)}
          </Copyable>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Mandate signed on</Trans>
        </dt>
        <dd>{formatDate(signDate)}</dd>
      </div>
    </dl>
  )
}
