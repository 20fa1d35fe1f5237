import { describe, expect, test } from 'vitest'
import { sepaText } from '~/domain/values/sepa-text'

describe('a name as the file says it', () => {
  test.each([
    ['Hafenkontor Brügge KG', 'Hafenkontor Bruegge KG'],
    ['ÄÖÜ äöü ß ẞ', 'AeOeUe aeoeue ss SS'],
    ['Café Ångström & Søn', 'Cafe Angstroem + Son'],
    ['Łódź Żółć Çelik İğne ışık', 'Lodz Zolc Celik Igne isik'],
    ['Ștefan Țurcanu', 'Stefan Turcanu'],
    ['Þórður Æsir Œuvre Đorđe', 'Thordur Aesir Oeuvre Dorde'],
    ['Щербак Юлія', 'Shterbak Yuliya'],
    ['Иванов Алексей', 'Ivanov Aleksey'],
    ['Ελένη Παπαδοπούλου', 'Eleni Papadopoyloy'],
    ['  Müller \t\n Söhne\u00a0GmbH ', 'Mueller Soehne GmbH'],
    ['„Zum Anker“ – Müller’s', "'Zum Anker' - Mueller's"],
    ['Mu\u0308ller', 'Mueller'],
    ['O’Neill; Co_1 [Kiel]', "O'Neill, Co-1 (Kiel)"],
    ['100 € / 5 %', '100 EUR / 5 .'],
    ["A-Za-z0-9+?/-:().,' ", "A-Za-z0-9+?/-:().,'"],
    ['ﬁne', 'fine'],
    ['', ''],
  ])('%j is %j', (given, expected) => {
    expect(sepaText(given)).toEqual({ text: expected })
  })
})

test.each([
  ['山田太郎', ['山', '田', '太', '郎']],
  ['Müller 🌷', ['🌷']],
  ['محمد', ['م', 'ح', 'د']],
  ['Ann\u0007a', ['\u0007']],
  ['Kiel\u200bHafen', ['\u200b']],
])('%j is refused, and says which characters', (given, refused) => {
  expect(sepaText(given)).toEqual({ refused })
})
