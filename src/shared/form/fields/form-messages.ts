import { createContext } from 'react'
import type { FieldMessages } from '../text/field-message.ts'

/** The sentences that only the form around a field has; loaded with the first step of the login, unlike the rest of form-context.ts. */
export const FormMessages = createContext<FieldMessages>({})
