import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import type { CallNumberPort } from '#src/features/call-number/call-number-port.ts'
import type { PersonalDataPort } from '#src/features/personal-data/personal-data-port.ts'
import { MyProductsTab } from '#src/features/products/my-products-tab.tsx'
import { LastPaymentsSkeleton } from '#src/features/products/product-cards.tsx'
import { bankLabels, type ProductLabels } from '#src/features/products/product-labels.ts'
import type { ProductsPort } from '#src/features/products/products-port.ts'
import { LastPayments } from '#src/features/transactions/last-payments.tsx'
import type { TransactionsPort } from '#src/features/transactions/transactions-port.ts'
import { Tabs } from '#src/shared/page/tabs.tsx'
import type { TabbedProps } from '#src/shared/page/use-page.ts'
import { FormCardSkeleton } from '#src/shared/ui/cards.tsx'
import { loadable, usePreload } from '#src/shared/ui/loadable.tsx'
import { Section } from '#src/shared/ui/section.tsx'
import type { myPaybox } from './my-paybox.ts'
import { ownWords } from './words-to-customer.ts'

/** One file for all of them. */
const loadTabs = () => import('./further-tabs.tsx')
const CallNumberTab = loadable(async () => (await loadTabs()).CallNumberTab, <FormCardSkeleton fields={1} />)
const OwnCallNumberTab = loadable(
  async () => (await import('#src/features/call-number/number-form-with-code.tsx')).OwnCallNumberTab,
  <FormCardSkeleton fields={1} />,
)
const PersonalInformationTab = loadable(
  async () => (await loadTabs()).PersonalInformationTab,
  <FormCardSkeleton fields={8} />,
)
const BankDataTab = loadable(async () => (await loadTabs()).BankDataTab, <FormCardSkeleton fields={3} />)
const PrivacyTab = loadable(async () => (await loadTabs()).PrivacyTab, <FormCardSkeleton fields={9} />)

type Ports = {
  products: ProductsPort
  callNumber: CallNumberPort
  personalData: PersonalDataPort
  transactions: TransactionsPort
}
type Props = TabbedProps<typeof myPaybox, Ports> & {
  /** The sentences for readers who are not the customer. */
  labels?: ProductLabels
  words?: typeof ownWords
  /** A link without content to the payments of this customer, or to one of them. */
  paymentsLink?: (transactionId?: string) => ReactElement
}

const wordsToBank: typeof ownWords = { title: msg`Product and data`, products: msg`Products` }

const paymentsSearch = (id: string | undefined) =>
  id === undefined ? ({ tab: 'transactions' } as const) : ({ tab: 'transactions', modal: 'view', record: id } as const)

const ownPaymentsLink = (id?: string) => <Link to="/private/receipts-and-transactions" search={paymentsSearch(id)} />

/** Keeps the customer of the address. */
const customersPaymentsLink = (id?: string) => (
  <Link
    from="/bank/private-customer/$bpNumber"
    to="/bank/private-customer/$bpNumber/receipts-and-transactions"
    search={paymentsSearch(id)}
  />
)

/** My paybox, as the customer reads it (R041). */
export function MyPayboxContents({ ports, tabs, labels, words = ownWords, paymentsLink = ownPaymentsLink }: Props) {
  const { i18n, t } = useLingui()
  const isOwn = ports.callNumber.requestCode !== undefined
  usePreload('tab', isOwn ? OwnCallNumberTab : CallNumberTab, PersonalInformationTab, BankDataTab, PrivacyTab)
  const callNumberLink = <Link to="." search={{ tab: 'call-number' }} />
  return (
    <Tabs
      title={i18n._(words.title)}
      tabs={tabs}
      contents={{
        'my-products': {
          label: i18n._(words.products),
          content: (
            <MyProductsTab
              port={ports.products}
              callNumberLink={callNumberLink}
              lastPayments={
                <Section skeleton={<LastPaymentsSkeleton />}>
                  <LastPayments port={ports.transactions} paymentsLink={paymentsLink} />
                </Section>
              }
              {...(labels && { labels })}
            />
          ),
        },
        'call-number': {
          label: t`Phone number`,
          content: (
            <LateTab>
              {ports.callNumber.requestCode === undefined ? (
                <CallNumberTab port={ports.callNumber} />
              ) : (
                <OwnCallNumberTab port={ports.callNumber} />
              )}
            </LateTab>
          ),
        },
        'personal-information': {
          label: t`Personal information`,
          content: (
            <LateTab>
              <PersonalInformationTab port={ports.personalData} />
            </LateTab>
          ),
        },
        'bank-data': {
          label: t`Bank details`,
          content: (
            <LateTab>
              <BankDataTab port={ports.personalData} />
            </LateTab>
          ),
        },
        'privacy-policy': {
          label: t`Privacy`,
          content: (
            <LateTab>
              <PrivacyTab port={ports.personalData} />
            </LateTab>
          ),
        },
      }}
    />
  )
}

/** A tab whose code is loaded after the page; it can be loaded again where that failed. */
const LateTab = ({ children }: { children: ReactNode }) => <Section skeleton={null}>{children}</Section>

/** The same as bank staff read it about a customer (R127). */
export const CustomerPayboxContents = (props: Omit<Props, 'labels' | 'words' | 'paymentsLink'>) => (
  <MyPayboxContents {...props} labels={bankLabels} words={wordsToBank} paymentsLink={customersPaymentsLink} />
)
