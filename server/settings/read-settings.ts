/** Reads settings from the environment; what is wrong is one sentence that names it and what is allowed. */
import type { z } from 'zod'
import { hidePassword, settingDescriptions } from './setting.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Throws with one sentence for the first setting that cannot be used. */
export function readSettings<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  environment: Environment,
): z.output<z.ZodObject<Shape>> {
  const names = Object.keys(schema.shape)
  // An empty variable is one that is not set, as in compose files.
  const set = Object.fromEntries(
    names.flatMap((name) => (environment[name]?.trim() ? [[name, environment[name]]] : [])),
  )
  const misspelt = Object.keys(environment).find((name) => name.startsWith('LINK_') && !names.includes(name))
  const known = names.filter((name) => name.startsWith('LINK_'))
  if (misspelt !== undefined && known.length > 0)
    throw new Error(`${misspelt} is no setting: there are ${known.join(', ')}.`)
  const { data, error } = schema.safeParse(set)
  if (error === undefined) return data
  const name = String(error.issues[0]!.path[0])
  const { allowed } = settingDescriptions.get(schema.shape[name] as z.ZodType) ?? { allowed: 'proper value' }
  const value = hidePassword(environment[name]?.trim() ?? '')
  throw new Error(value ? `${name} is no ${allowed}: ${value}` : `${name} is not set: it takes an ${allowed}.`)
}
