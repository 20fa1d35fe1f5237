import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readText } from '~/documents/reading/text'

// The files beside this one were written by Python's codecs.

const file = (name: string) => readFileSync(new URL(`text-encodings/${name}`, import.meta.url))
const hex = (bytes: string) => Buffer.from(bytes.replaceAll(' ', ''), 'hex')
const textIn = (name: string) => readText(file(name)).text.split('\r\n')

test('names in Windows-1252 keep their letters', () => {
  expect(textIn('customers.windows-1252.csv')).toEqual([
    'Firma;Straße;PLZ;Ort',
    'Bau – O’Neil Šimek GmbH;Königsweg 1–3;24103;Kiel',
    'Café „Žižka“ – Kiel;Weg 1;24103;Kiel',
    '',
  ])
})

test('each letter of Windows-1252 is read', () => {
  const [, ...rows] = textIn('every-letter.windows-1252.csv').filter(Boolean)
  expect(rows.map((row) => row.slice(3)).join('')).toBe(
    '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  )
})

// What iconv makes of each name; read as Windows-1252 it is what stands behind.
test.each([
  ['Aleš', '41 6c 65 9a'],
  ['Šimek', '8a 69 6d 65 6b'],
  ['Žižka', '8e 69 9e 6b 61'],
  ['Krško', '4b 72 9a 6b 6f'],
  ['Dušan', '44 75 9a 61 6e'],
  ['Jaroš', '4a 61 72 6f 9a'],
  ['Suárez', '53 75 e1 72 65 7a'],
  ['MILOŠEVIĆ'.replace('Ć', 'C'), '4d 49 4c 4f 8a 45 56 49 43'],
  ['BioÖl', '42 69 6f d6 6c'],
  ['L’Haÿ', '4c 92 48 61 ff'],
  ['Þóra Guðrún', 'de f3 72 61 20 47 75 f0 72 fa 6e'],
  ['Groß & Söhne – „Öl“', '47 72 6f df 20 26 20 53 f6 68 6e 65 20 96 20 84 d6 6c 93'],
  ['Œuvre', '8c 75 76 72 65'],
  ['Citroën', '43 69 74 72 6f eb 6e'],
  ['Marca®', '4d 61 72 63 61 ae'],
  ['Müller®Technik', '4d fc 6c 6c 65 72 ae 54 65 63 68 6e 69 6b'],
  ['Firma™Shop', '46 69 72 6d 61 99 53 68 6f 70'],
  ['¿Qué?', 'bf 51 75 e9 3f'],
  ['…und †', '85 75 6e 64 20 86'],
  ['GROßMANN', '47 52 4f df 4d 41 4e 4e'],
  ['12 m² • 3 €/m²', '31 32 20 6d b2 20 95 20 33 20 80 2f 6d b2'],
])('%s in Windows-1252 is taken for what it is', (name, bytes) => {
  expect(readText(Buffer.concat([Buffer.from('Name;Ort\r\n'), hex(bytes)])).text).toBe(`Name;Ort\r\n${name}`)
})

test.each([
  ['Mädchen', '4d 8a 64 63 68 65 6e', '4d 84 64 63 68 65 6e'],
  ['Köln', '4b 9a 6c 6e', '4b 94 6c 6e'],
  ['Jörg', '4a 9a 72 67', '4a 94 72 67'],
  ['Jürgen', '4a 9f 72 67 65 6e', '4a 81 72 67 65 6e'],
  ['Großmann', '47 72 6f a7 6d 61 6e 6e', undefined],
  ['Straße', '53 74 72 61 a7 65', '53 74 72 61 e1 65'],
  ['MÄRZ', '4d 80 52 5a', '4d 8e 52 5a'],
  ['KÖHN', '4b 85 48 4e', '4b 99 48 4e'],
  ['MÜLLER', '4d 86 4c 4c 45 52', '4d 9a 4c 4c 45 52'],
  ['Übersee', '86 62 65 72 73 65 65', undefined],
  ['Österreich', '85 73 74 65 72 72 65 69 63 68', '99 73 74 65 72 72 65 69 63 68'],
  ['Schröder', '53 63 68 72 9a 64 65 72', '53 63 68 72 94 64 65 72'],
  ['Böttcher', '42 9a 74 74 63 68 65 72', '42 94 74 74 63 68 65 72'],
  ['André', '41 6e 64 72 8e', '41 6e 64 72 82'],
])('%s alone tells an old Mac or DOS', (_, mac, dos) => {
  const read = (bytes: string) => () => readText(Buffer.concat([Buffer.from('Name;Ort\r\n'), hex(bytes)]))
  expect(read(mac)).toThrow(expect.objectContaining({ reason: 'mac' }))
  if (dos) expect(read(dos)).toThrow(expect.objectContaining({ reason: 'dos' }))
})

test.each([
  ['people.mac.csv', 'mac'],
  ['people.dos-850.csv', 'dos'],
  ['people.dos-437.csv', 'dos'],
  ['people.windows-1250.csv', 'central'],
  ['mixed.csv', 'encoding'],
  ['unassigned.csv', 'encoding'],
  ['twice.csv', 'twice_encoded'],
])('%s is refused for its encoding', (name, reason) => {
  expect(() => readText(file(name))).toThrow(expect.objectContaining({ reason }))
})

test.each([
  ['UTF-8', 'efbbbf 4e616d653b4f72740a 4afc7267'],
  ['UTF-16', 'fffe 4e00 61'],
])('a file that is not the %s that its mark says is refused', (_, bytes) => {
  expect(() => readText(hex(bytes))).toThrow(expect.objectContaining({ reason: 'encoding' }))
})

test('what DOS programs end a file with is no cell of it', () => {
  expect(textIn('dos-end.csv')).toEqual(['Vorname;Nachname', 'Jürgen;Großmann', ''])
})

test('UTF-16 keeps its letters', () => {
  expect(textIn('people.utf-16le.csv')).toEqual(['Vorname\tNachname', 'Željko\tŠimić', ''])
})
