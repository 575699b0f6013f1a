import { createContext } from 'react'
import type { FieldMessages } from './field-message.ts'

/** The sentences that only the form around a field has. */
export const OwnMessages = createContext<FieldMessages>({})
