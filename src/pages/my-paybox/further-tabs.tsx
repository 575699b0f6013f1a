/** The tabs of My paybox besides the first one; loaded after the page. */
export { CallNumberTab } from '#src/features/call-number/call-number-tab.tsx'
export { BankDataTab } from '#src/features/personal-data/bank-data-tab.tsx'
export { PersonalInformationTab } from '#src/features/personal-data/personal-information-tab.tsx'
export { PrivacyTab } from '#src/features/personal-data/privacy-tab.tsx'
