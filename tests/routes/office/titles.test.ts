import { expect, test } from 'vitest'
import { makeOwner, read, stored } from './owner'

test('pages of one kind are told apart by their titles', async () => {
  const owner = await makeOwner()
  const titleOf = async (path: string) => /<title>(.*?)<\/title>/.exec(await read(owner, path))?.[1]
  const { name } = await stored(owner.scope.tenantId)
  expect(await titleOf(`${owner.path}/bank`)).toBe(`Bankverbindung – ${name}`)
  expect(await titleOf(`/buero/personen/${owner.userId}`)).toMatch(/^Person – \S/)
  expect(await titleOf('/buero/mailvorlagen/lohnzettel/en')).toBe(
    'Lohnzettel liegt bereit (Englisch) – Texte der E-Mails',
  )
})
