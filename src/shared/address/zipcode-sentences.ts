import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FieldMessages } from '../form/text/field-message.ts'
import { countriesWithTemplates, zipcodeTemplates } from './zipcode-rules.ts'

const quoted = (template: string): string => `"${template}"`

/** What a postal code has to look like, each template in quotes; also for the server's 462 (A60, R778). */
export function zipcodeLike(templates: readonly string[]): MessageDescriptor {
  const list = templates.map(quoted).join(', ')
  return templates.length === 1
    ? msg`The postal code must look like ${list}. A stands for a letter and N for a digit.`
    : msg`The postal code must look like one of these: ${list}. A stands for a letter and N for a digit.`
}

/** For the `messages` of a form whose schema has `zipcodeOfCountry`. */
export const zipcodeMessages: FieldMessages = {
  zipcodeDigitsAndSpaces: msg`Please enter digits and spaces only.`,
  ...Object.fromEntries(
    countriesWithTemplates.map((country) => [`zipcodeLike${country}`, zipcodeLike(zipcodeTemplates(country))]),
  ),
}
