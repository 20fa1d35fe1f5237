import { firstDay } from '../journeys/first-day'
import { browserHand } from '../support/browser-hand'
import { startEmptyProduct } from '../support/empty-product'
import { test, WITH_SCRIPTS } from '../support/journey'
import { openLetterbox } from '../support/letterbox'

const MOST_MS = 120_000
// Each password is hashed, which takes its time beside other tests.
const PATIENCE_MS = 20_000

test.use({ ...WITH_SCRIPTS, actionTimeout: PATIENCE_MS })

// Without scripts: tests/journeys/first-day.test.ts.
test('from the empty database to the first message answered', async ({ browser }) => {
  test.setTimeout(MOST_MS)
  const letterbox = await openLetterbox()
  const product = await startEmptyProduct({ SMTP_URL: letterbox.url, MAIL_FROM: 'post@zahltag.example' })
  const newPage = async () => (await browser.newContext({ baseURL: product.baseUrl })).newPage()
  const [owner, customer, colleague] = [await newPage(), await newPage(), await newPage()]
  try {
    await firstDay({
      setupCode: product.setupCode,
      owner: browserHand(owner),
      customer: browserHand(customer),
      colleague: browserHand(colleague),
      takeMail: async (address) => (await letterbox.take(address)).text,
    })
  } finally {
    for (const page of [owner, customer, colleague]) await page.context().close()
    await product.stop()
    await letterbox.stop()
  }
})
