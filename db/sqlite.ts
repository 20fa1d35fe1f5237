import { createRequire } from 'node:module'
import type BetterSqlite3 from 'better-sqlite3'

const require = createRequire(import.meta.url)
const [major = ''] = process.versions.node.split('.')

/**
 * better-sqlite3 for the Node that runs: compiled for Node 24.19 and later, version 12 aborts the process when it ends or
 * when a statement is collected, and version 13 needs Node 22 (decision 428).
 */
export const Sqlite: typeof BetterSqlite3 =
  Number(major) >= 24 ? require('better-sqlite3-13') : require('better-sqlite3')
