import { expect, test } from 'vitest'
import { Busy } from '~/domain/kernel/errors'
import { respondToError } from '~/http/respond.server'

test('what may succeed a moment later is 503 with the moment, and no conflict', async () => {
  const request = new Request('http://localhost:3000/api/rechnung')
  const response = await respondToError(new Busy(), {
    routeId: 'api',
    kind: 'api',
    request,
    isTooLarge: false,
  })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('1')
})
