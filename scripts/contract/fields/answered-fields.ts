/** The fields that answers hold, with the areas that are answered with them. */
import { type Document, type Schema, isJson, operationsOf } from '#contract-checks/contract.ts'

export function answeredFields(document: Document): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { responses, area } of operationsOf(document)) {
    const seen = new Set<string>()
    const visit = (schema: Schema, owner: string): void => {
      const name = schema.$ref?.split('/').at(-1)
      if (name !== undefined) {
        if (seen.has(name)) return
        seen.add(name)
        return visit(document.components.schemas[name]!, name)
      }
      for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) visit(part, owner)
      if (schema.items) visit(schema.items, owner)
      for (const [field, inner] of Object.entries(schema.properties ?? {})) {
        const place = `${owner}.${field}`
        found.set(place, (found.get(place) ?? new Set()).add(area))
        visit(inner, place)
      }
    }
    for (const [status, { content }] of Object.entries(responses)) {
      const json = Object.entries(content ?? {}).find(([type]) => isJson(type))?.[1].schema
      if (status.startsWith('2') && json) visit(json, '')
    }
  }
  return found
}
