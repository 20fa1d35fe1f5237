import { expect, test } from 'vitest'
import { textOf } from '../../support/html'
import { transferFigures } from '../../support/transfer-figures'
import { send } from '../outbox/sending'
import { download, formOn, type Owner, read } from '../owner'
import { calculateAndRelease, runOf } from '../payroll-run/desk'
import { MAY, makeFile, setting } from './payment-desk'

const JUNE = '2026-06'

async function close(owner: Owner, month: string): Promise<void> {
  const path = `${runOf(month)}/abschluss`
  await send(owner, path, (await formOn(owner, path, '/abschluss')).values)
}

/** May is closed and paid, and corrected afterwards by what is keyed; June is not calculated yet. */
async function corrected(keyed: Record<string, string>) {
  const made = await setting()
  const { owner, employee } = made
  await close(owner, MAY)
  await makeFile(owner, 'pay')
  await send(owner, employee.slip(MAY), { ...keyed, revision: '0' })
  await calculateAndRelease(owner, employee.id, MAY)
  const page = async (month: string) => textOf(await read(owner, `${runOf(month)}/zahlungen`))
  return { ...made, june: () => page(JUNE), may: () => page(MAY) }
}

test('the correction of a closed month is paid in the next one, by its difference and with its month', async () => {
  const { owner, june, may } = await corrected({ kind_0: 'supplement', amount_0: '200,00' })
  expect(await may()).not.toContain('Vorläufig')
  expect(await may()).not.toContain('112,33')
  const text = await june()
  // Net 112.33; the fund gets 42.10 and 43.50 of shares and 4.30 of levies, the tax office 44.17.
  for (const said of ['Berichtigung Mai 2026', '112,33', '90,10', '44,17']) expect(text).toContain(said)
  const file = await makeFile(owner, 'pay', JUNE)
  const xml = Buffer.from(await download(owner, `${file}/datei`)).toString()
  expect(transferFigures(xml)).toMatchObject({ sum: '112.33', purposes: ['Nachzahlung 05/2026'] })
})

test('what a correction takes back is named in the next month, and in no file', async () => {
  const { owner, employee, june, may } = await corrected({ kind_0: 'advance', amount_0: '100,00' })
  const text = await june()
  expect(text).toContain('Berichtigung Mai 2026')
  expect(text).toContain('Zu viel gezahlt, nicht überwiesen: 100,00')
  const html = await read(owner, `${runOf(JUNE)}/zahlungen`)
  expect(html).toContain(`href="${employee.slip(JUNE)}">Im Juni 2026 einbehalten</a>`)
  expect(await may()).not.toContain('einbehalten')
  expect(await makeFile(owner, 'pay', JUNE).catch((error: Error) => error.message)).toContain('No form')
  // Looked at again when the next month is closed too.
  for (const month of [JUNE, '2026-07']) {
    await calculateAndRelease(owner, employee.id, month)
    await close(owner, month)
  }
  expect(await read(owner, `${runOf(JUNE)}/zahlungen`)).toContain(
    `href="${employee.slip('2026-08')}">Im August`,
  )
})
