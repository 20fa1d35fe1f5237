import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterEach, expect, inject, vi } from 'vitest'
import './counted-argon2'
import './shipped-react'
import { emptyLike } from './empty-database'
import { deep, FUZZ_SEED } from './fuzz-size'
import { VARIABLES } from './variables'

// The files of a worker share one process and the database that app/house.server opened there. Each finds it empty,
// and the clock running.
const templateFile = inject('templateFile')
const dataDir = join(dirname(templateFile), `worker-${process.pid}`)
const file = join(dataDir, 'zahltag.sqlite')

if (existsSync(file)) {
  if (!emptyLike(templateFile, file))
    throw new Error('A test changed the schema of the database that its worker shares: use freshDatabase()')
} else {
  mkdirSync(dataDir)
  copyFileSync(templateFile, file)
}
Object.assign(process.env, VARIABLES, { DATA_DIR: dataDir })
vi.useRealTimers()

// A failure reports its seed.
fc.configureGlobal({ seed: FUZZ_SEED, numRuns: deep(100) })

const complain = vi.spyOn(globalThis.console, 'error')

afterEach(() => {
  const complaints = complain.mock.calls.map((call) => call.join(' '))
  complain.mockClear()
  expect(complaints, 'console.error was called').toEqual([])
})
