/** Backends of other versions of the contract, each derived from contract documents by one rule for all operations. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'yaml'
import type { Document, Schema } from '#contract-checks/contract.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import { releasesFolder } from '#scripts/contract/releases.ts'
import { root } from '#scripts/run.ts'

type Fields = Record<string, unknown>

/** How the answers of a version differ from those of the sandbox. */
export type BackendVersion = {
  name: string
  /** The operations that it has, and the schemas of its answers. */
  document: Document
  /** Refuses requests that its document does not allow; a newer version takes what today's does. */
  validatesRequests?: boolean
  changeFields?: (fields: Fields, schema: Schema) => Fields
  changeValue?: (value: unknown, values: readonly unknown[]) => unknown
  /** What is added to a list of values of an enumeration. */
  changeValues?: (values: unknown[]) => unknown[]
  headers?: Record<string, string>
}

/** Reads a release that newer ones have replaced. */
export const readFormerRelease = (version: string): Document =>
  parse(gunzipSync(readFileSync(join(releasesFolder, `${version}.yaml.gz`))).toString()) as Document

const pick = (fields: Fields, keep: (name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => keep(name)))

/** Text that no version of the contract knows. */
export const unknownValue = 'ADDED_LATER'
const unknownNumber = 987_654

const today = readDocument(join(root, 'generated/openapi.yaml'))

/** A release: it knows neither fields nor values of enumerations that were added after it. */
export const backendOfRelease = (version: string): BackendVersion => ({
  name: `backend of ${version}`,
  document: readFormerRelease(version),
  validatesRequests: true,
  changeFields: (fields, { properties = {} }) => pick(fields, (name) => Object.hasOwn(properties, name)),
  changeValue: (value, values) => (values.includes(value) ? value : values[0]),
})

/** A minor step may add fields, headers and calls, and what is optional may be left out: all of it at once. */
export const nextMinor: BackendVersion = {
  name: 'backend of the next minor',
  document: today,
  changeFields: (fields, { required = [] }) => ({
    ...pick(fields, (name) => required.includes(name)),
    addedLater: { text: unknownValue, list: [1, null] },
  }),
  headers: { 'x-added-later': unknownValue },
}

/** A value more in an enumeration is a major step (docs/decisions/007); the portal shows it all the same (020). */
export const unknownValues: BackendVersion = {
  name: 'backend with unknown values',
  document: today,
  changeValue: (value) => (typeof value === 'string' ? unknownValue : unknownNumber),
  changeValues: (values) => [...values, unknownValue],
}

export const sameVersion: BackendVersion = { name: 'backend of today', document: today }
