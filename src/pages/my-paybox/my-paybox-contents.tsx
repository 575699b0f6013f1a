import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CallNumberPort } from '#src/features/call-number/call-number-port.ts'
import { CallNumberTab } from '#src/features/call-number/call-number-tab.tsx'
import { BankDataTab } from '#src/features/personal-data/bank-data-tab.tsx'
import type { PersonalDataPort } from '#src/features/personal-data/personal-data-port.ts'
import { PersonalInformationTab } from '#src/features/personal-data/personal-information-tab.tsx'
import { PrivacyTab } from '#src/features/personal-data/privacy-tab.tsx'
import { MyProductsTab } from '#src/features/products/my-products-tab.tsx'
import { bankLabels, type ProductLabels } from '#src/features/products/product-labels.ts'
import type { ProductsPort } from '#src/features/products/products-port.ts'
import { Tabs } from '#src/shared/page/tabs.tsx'
import type { TabbedProps } from '#src/shared/page/use-page.ts'
import type { myPaybox } from './my-paybox.ts'
import { ownWords } from './words-to-customer.ts'

type Ports = { products: ProductsPort; callNumber: CallNumberPort; personalData: PersonalDataPort }
type Props = TabbedProps<typeof myPaybox, Ports> & {
  /** The sentences for readers who are not the customer. */
  labels?: ProductLabels
  words?: typeof ownWords
}

const wordsToBank: typeof ownWords = { title: msg`Product and data`, products: msg`Products` }

/** My paybox, as the customer reads it (R041). */
export function MyPayboxContents({ ports, tabs, labels, words = ownWords }: Props) {
  const { i18n, t } = useLingui()
  const callNumberLink = <Link to="." search={{ tab: 'call-number' }} />
  return (
    <Tabs
      title={i18n._(words.title)}
      context={t`Tier, limit and everything that belongs to them.`}
      tabs={tabs}
      contents={{
        'my-products': {
          label: i18n._(words.products),
          content: <MyProductsTab port={ports.products} callNumberLink={callNumberLink} {...(labels && { labels })} />,
        },
        'call-number': { label: t`Phone number`, content: <CallNumberTab port={ports.callNumber} /> },
        'personal-information': {
          label: t`Personal information`,
          content: <PersonalInformationTab port={ports.personalData} />,
        },
        'bank-data': { label: t`Bank data`, content: <BankDataTab port={ports.personalData} /> },
        'privacy-policy': { label: t`Privacy`, content: <PrivacyTab port={ports.personalData} /> },
      }}
    />
  )
}

/** The same as bank staff read it about a customer (R127). */
export const CustomerPayboxContents = (props: Omit<Props, 'labels' | 'words'>) => (
  <MyPayboxContents {...props} labels={bankLabels} words={wordsToBank} />
)
