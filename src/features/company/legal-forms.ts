import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LegalEntity } from '#generated/model/legal-entity.ts'

/** The 29 legal forms in the order of the select field (A104, R846). */
export const legalForms: Record<LegalEntity, MessageDescriptor> = {
  SOLE_TRADER: msg`Sole trader (not registered)`,
  REGISTERED_SOLE_TRADER: msg`Registered sole trader (e.U.)`,
  GESBR: msg`Civil-law partnership (GesbR)`,
  OG: msg`General partnership (OG)`,
  KG: msg`Limited partnership (KG)`,
  GMBH_CO_KG: msg`GmbH & Co KG`,
  AG_CO_KG: msg`AG & Co KG`,
  GMBH: msg`Limited company (GmbH)`,
  FLEXKAPG: msg`Flexible company (FlexKapG/FlexCo)`,
  AG: msg`Stock company (AG)`,
  SE: msg`European company (SE)`,
  SILENT_PARTNERSHIP: msg`Silent partnership`,
  EGEN: msg`Registered cooperative (eGen)`,
  SCE: msg`European cooperative (SCE)`,
  EWIV: msg`European economic interest grouping (EWIV)`,
  ASSOCIATION: msg`Association`,
  SAVINGS_BANK: msg`Savings bank`,
  VVAG: msg`Mutual insurance association (VVaG)`,
  PRIVATE_FOUNDATION: msg`Private foundation`,
  PUBLIC_FOUNDATION: msg`Federal or provincial foundation`,
  FUND: msg`Fund`,
  FEDERATION: msg`Federal government`,
  PROVINCE: msg`Province`,
  MUNICIPALITY: msg`Municipality`,
  MUNICIPAL_ASSOCIATION: msg`Association of municipalities`,
  PUBLIC_CORPORATION: msg`Corporation under public law`,
  RELIGIOUS_COMMUNITY: msg`Church or religious community`,
  FOREIGN_BRANCH: msg`Branch of a foreign company`,
  OTHER: msg`Other legal form`,
}
