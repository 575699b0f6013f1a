import type { FastifyInstance } from 'fastify'
import type { Database } from '#sandbox/storage/database.ts'
export function registerControls(_app: FastifyInstance, _options: { db: Database; passwordCost: number }): void {}
