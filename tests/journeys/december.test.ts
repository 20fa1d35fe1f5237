import { test } from 'vitest'
import { house } from '../support/house'
import { plainHand } from '../support/plain-hand'
import { december, makeDecember } from './december'
import { neverLosePatience } from './office'

test('without scripts, a December: Christmas pay, the year’s tax, and what the new year needs', async () => {
  neverLosePatience()
  await december({ ...(await makeDecember(house)), office: plainHand(), employee: plainHand() })
})
