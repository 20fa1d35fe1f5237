import { createRequire } from 'node:module'
import type BetterSqlite3 from 'better-sqlite3'

const require = createRequire(import.meta.url)
const [major = ''] = process.versions.node.split('.')

/**
 * better-sqlite3 for the Node that runs: version 13 brings its binary along and needs Node 22; version 12 is compiled, and
 * for Node 24.19 and later aborts the process when it ends or when a statement is collected (decision 428).
 */
export const Sqlite: typeof BetterSqlite3 =
  Number(major) >= 22 ? require('better-sqlite3-13') : require('better-sqlite3')
