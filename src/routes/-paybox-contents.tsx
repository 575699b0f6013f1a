import type { ReactElement, ReactNode } from 'react'
import type { CallNumberPort } from '#src/features/call-number/call-number-port.ts'
import { CallNumberTab } from '#src/features/call-number/call-number-tab.tsx'
import type { PayboxTab } from '#src/features/my-paybox/paybox-tabs.ts'
import { BankDataTab } from '#src/features/personal-data/bank-data-tab.tsx'
import type { PersonalDataPort } from '#src/features/personal-data/personal-data-port.ts'
import { PersonalInformationTab } from '#src/features/personal-data/personal-information-tab.tsx'
import { PrivacyTab } from '#src/features/personal-data/privacy-tab.tsx'
import { MyProductsTab } from '#src/features/products/my-products-tab.tsx'
import type { ProductWords } from '#src/features/products/product-words.ts'
import type { ProductsPort } from '#src/features/products/products-port.ts'

type Ports = { products: ProductsPort; callNumber: CallNumberPort; personalData: PersonalDataPort }

/** What the tabs of My paybox hold, for the customer and for the bank, who reads some of it in other words (R041, R127). */
export const payboxContents = (
  ports: Ports,
  callNumberLink: ReactElement,
  words?: ProductWords,
): Record<PayboxTab, ReactNode> => ({
  'my-products': <MyProductsTab port={ports.products} callNumberLink={callNumberLink} {...(words && { words })} />,
  'call-number': <CallNumberTab port={ports.callNumber} />,
  'personal-information': <PersonalInformationTab port={ports.personalData} />,
  'bank-data': <BankDataTab port={ports.personalData} />,
  'privacy-policy': <PrivacyTab port={ports.personalData} />,
})
