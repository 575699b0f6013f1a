import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Document } from '#contract-checks/contract.ts'

/** Reads an OpenAPI document of one file. Throws when the file is missing or is no YAML. */
export const readDocument = (file: string): Document => parse(readFileSync(file, 'utf8')) as Document
