import { expect, test } from 'vitest'
import { testsNear } from './support/near'

const TRACKED = [
  'tests/architecture.test.ts',
  'tests/auth/claims.test.ts',
  'tests/domain/contracts/notice.test.ts',
  'tests/domain/mandates/state.test.ts',
  'tests/guest/visit.test.ts',
  'tests/office/mandates/mandates.test.ts',
  'tests/every-route.test.ts',
]

test.each([
  [
    'a rule of a noun',
    'app/domain/mandates/status.ts',
    ['domain/mandates/state', 'office/mandates/mandates'],
  ],
  [
    'its screen',
    'app/office/mandates/mandate-page.tsx',
    ['domain/mandates/state', 'office/mandates/mandates'],
  ],
  ['its texts', 'app/i18n/mandates.de.ts', ['domain/mandates/state', 'office/mandates/mandates']],
  ['what has a test beside it', 'app/auth/claims.server.ts', ['auth/claims']],
  ['what tests import', 'tests/support/knock.ts', ['every-route']],
  ['a test itself', 'tests/guest/visit.test.ts', ['guest/visit']],
  ['nothing that a test knows', 'LICENSE', []],
])('near %s: %s', (_, changed, tests) => {
  const near = testsNear([changed], TRACKED).map((file) => /^tests\/(.*)\.test\.ts$/.exec(file)?.[1])
  expect(near).toEqual(['architecture', ...tests])
})
