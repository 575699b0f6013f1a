import type { FieldValues, Resolver, ResolverOptions } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { loadPart } from '../../http/load-part.ts'
import { outgoing } from '../../http/outgoing.ts'

/** Gives the schema of what a form sends; loaded when it is first needed, so that no page waits for zod. */
export type LoadSchema<TSent extends FieldValues> = () => Promise<ZodMiniType<TSent>>

/** Validates the values as they would be sent: trimmed, with null for what is empty; an ApiError when the rules cannot be loaded. */
export function contractResolver<TValues extends FieldValues, TSent extends FieldValues>(
  load: LoadSchema<TSent>,
): Resolver<TValues, unknown, TSent> {
  return async (values, context, options) => {
    const [{ zodResolver }, { issueKey }, schema] = await loadPart(
      () => Promise.all([import('@hookform/resolvers/zod'), import('../text/issue-key.ts'), load()]),
      { toWrite: true },
    )
    const resolve = zodResolver<FieldValues, unknown, TSent, ZodMiniType<TSent, FieldValues>>(
      schema as ZodMiniType<TSent, FieldValues>,
      { error: issueKey },
    )
    const sent = outgoing(values) as FieldValues
    // The names of what is sent are the names of the fields; only the types of empty values differ.
    // oxlint-disable-next-line portal/no-cast-through-unknown -- it gets what is typed and returns what is sent
    const outcome = await resolve(sent, context, options as unknown as ResolverOptions<FieldValues>)
    if (import.meta.env.DEV && Object.keys(outcome.errors).length === 0) {
      const { wrongAsterisks } = await import('../rules/required-check.ts')
      // A test fails for what is written to the console, so every test that sends a form proves its asterisks.
      for (const wrong of wrongAsterisks(schema, sent, options.fields)) console.error(`The form's field ${wrong}`)
    }
    // oxlint-disable-next-line portal/no-cast-through-unknown -- it gets what is typed and returns what is sent
    return outcome as unknown as Awaited<ReturnType<Resolver<TValues, unknown, TSent>>>
  }
}
