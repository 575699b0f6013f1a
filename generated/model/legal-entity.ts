import * as zod from 'zod/mini';

export const LegalEntity = /*#__PURE__*/ zod.enum(['SOLE_TRADER', 'REGISTERED_SOLE_TRADER', 'GESBR', 'OG', 'KG', 'GMBH_CO_KG', 'AG_CO_KG', 'GMBH', 'FLEXKAPG', 'AG', 'SE', 'SILENT_PARTNERSHIP', 'EGEN', 'SCE', 'EWIV', 'ASSOCIATION', 'SAVINGS_BANK', 'VVAG', 'PRIVATE_FOUNDATION', 'PUBLIC_FOUNDATION', 'FUND', 'FEDERATION', 'PROVINCE', 'MUNICIPALITY', 'MUNICIPAL_ASSOCIATION', 'PUBLIC_CORPORATION', 'RELIGIOUS_COMMUNITY', 'FOREIGN_BRANCH', 'OTHER']);

export type LegalEntity = zod.input<typeof LegalEntity>;
export type LegalEntityOutput = zod.output<typeof LegalEntity>;
