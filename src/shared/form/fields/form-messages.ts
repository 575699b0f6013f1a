import { createContext } from 'react'
import type { FieldMessages } from '../rules/validation.ts'

/** The sentences of the form around a field; loaded with the first step of the login, unlike the rest of form-context.ts. */
export const FormMessages = createContext<FieldMessages>({})
