import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ASSETS = 'public/build/_assets'

/** Bytes as built, before compression: what a page waits for before it shows anything (decision 427). */
const MOST_BYTES = { docs: 24_000, office: 35_000, public: 24_000 }

test('each kind of reader loads one stylesheet, and none larger than was allowed', () => {
  const sizes = readdirSync(ASSETS)
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file.replace(/-[^-]+\.css$/, ''), statSync(join(ASSETS, file)).size] as const)
  expect(sizes.map(([name]) => name).sort(), 'files of `npm run build`').toEqual(Object.keys(MOST_BYTES))
  expect(sizes.filter(([name, size]) => size > MOST_BYTES[name as keyof typeof MOST_BYTES])).toEqual([])
})
