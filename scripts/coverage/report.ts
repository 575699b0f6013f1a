/**
 * Contract coverage of the journeys: every operation succeeded in a browser and every application status was shown there,
 * but for the exceptions. Part of `npm run test:e2e` when the whole suite ran; fails when something is missing.
 */
import { join } from 'node:path'
import { readDocument } from '#scripts/contract/read-document.ts'
import { operationsOf } from '#contract-checks/contract.ts'
import { applicationStatuses } from '../generate/contract-files.ts'
import { root } from '../run.ts'
import { readRecordedCalls } from './calls.ts'
import { findGaps, groupStatusesByOperation, exceptions } from './coverage.ts'

const operations = operationsOf(readDocument(join(root, 'generated', 'openapi.yaml')))
const seen = groupStatusesByOperation(operations, readRecordedCalls())
const { open, excused, needless } = findGaps(operations, seen, exceptions)

console.log('Contract coverage: what browsers got from each operation\n')
for (const { id } of operations) console.log(`  ${id.padEnd(36)} ${[...(seen.get(id) ?? [])].toSorted().join(' ')}`)

const statuses = operations.flatMap(applicationStatuses).length
console.log(`\n${operations.length} operations, ${statuses} application statuses, ${open.length} missing`)
for (const gap of excused) console.log(`  excused: ${gap}: ${exceptions[gap]}`)
for (const gap of open) console.error(`  missing: ${gap}`)
for (const gap of needless) console.error(`  no exception any more: ${gap}`)
if (open.length + needless.length > 0) process.exitCode = 1
