import { describe, expect, test } from 'vitest'
import { knownWords } from '~/domain/users/accounts/common-passwords.server'
import { passwordFault } from '~/domain/users/accounts/password-rule.server'

const INGA = ['inga.matthiessen@foerde-glanz.example', 'Inga Matthießen', 'Förde Glanz Gebäudereinigung GmbH']

describe('a new password', () => {
  test.each([
    ['drei Möwen auf der Mole'],
    ['Leuchtturm-über-Kieler-Förde-4711'],
    ['Inga mag Krabbenbrot um sieben'],
    ['correct horse battery staple'],
    ['zxK8!fq2.Lm0'],
    ['x!$%&/(§"=)?`'],
    ['пароль из трёх слов'],
    ['👋🏽🌊⚓️🐚🦀🐟⛵️🌬️☀️🏖️ ahoi'],
    ['ein Satz, der lang ist und immer länger und am Ende viel länger als vierundsechzig Zeichen wird'],
    [`drei Möwen auf der Mole${'1'.repeat(150)}`],
    ['Grüße aus Laboe im März'],
    ['Kartoffel Fahrrad Nebel'],
    ['Teich-Ampel-Zwiebel'],
    ['Vier Tassen Tee am Morgen'],
    ['mein hund frisst gerne käse'],
    ['h7Kp-2mQz-9vRt'],
  ])('"%s" is fine', async (password) => expect(await passwordFault(password, INGA)).toBeUndefined())

  test.each([
    ['elf Zeichen', 'password_short'],
    ['', 'password_short'],
    ['🦀🦀🦀', 'password_short'],
    [`${'lang und länger '.repeat(12)}123456789`, 'password_long'],
    ['1qaz2wsx3edc', 'password_common'],
    ['1QAZ2wsx3EDC', 'password_common'],
    ['Sonnenschein', 'password_common'],
    ['SONNENSCHEIN', 'password_common'],
    ['Sonnenschein2026!', 'password_common'],
    ['2026 Passwort', 'password_common'],
    ['passwordpassword', 'password_common'],
    ['1'.repeat(200), 'password_common'],
    ['lang und länger '.repeat(12), 'password_common'],
    ['P@ssw0rd2026', 'password_common'],
    ['aaaaaaaaaaaaaaaa', 'password_common'],
    ['abababababab', 'password_common'],
    ['abcdefghijkl', 'password_common'],
    ['zyxwvutsrqponm', 'password_common'],
    ['1234567890123', 'password_common'],
    ['Qwertzuiop12', 'password_common'],
    ['qwertyuiop-asdfghjkl', 'password_common'],
    ['Willkommen2026', 'password_common'],
    ['Zahltag-Zahltag', 'password_common'],
    ['inga.matthiessen@foerde-glanz.example', 'password_personal'],
    ['INGA.MATTHIESSEN@FOERDE-GLANZ.EXAMPLE', 'password_personal'],
    ['inga.matthiessen', 'password_personal'],
    ['Ingamatthießen1', 'password_personal'],
    ['Matthießen-1980', 'password_personal'],
    ['foerdeglanz2026', 'password_personal'],
    ['Inga!!!!!!!!!', 'password_personal'],
    ['Förde Glanz 24', 'password_personal'],
    ['Zahltag Förde Glanz', 'password_personal'],
    ['Inga-Passwort-2026', 'password_personal'],
  ])('"%s" is refused: %s', async (password, fault) => {
    expect(await passwordFault(password, INGA)).toBe(fault)
  })

  test('two hundred characters are the most', async () => {
    const words = 'Möwen fliegen über die Mole, '.repeat(10)
    expect(await passwordFault(words.slice(0, 200))).toBeUndefined()
    expect(await passwordFault(words.slice(0, 201))).toBe('password_long')
  })

  test('nobody’s own words are nobody else’s', async () => {
    expect(await passwordFault('Ingamatthießen1')).toBeUndefined()
  })
})

/** What people in German offices choose when twelve characters are asked for. */
const GUESSES = `
  ichliebedich schmetterling dasistgeheim meinpasswort1 passwortvergessen sekretariat1
  Steuerberater2026 Passw0rd!Passw0rd! 1qay2wsx3edc Sommer2026!! Fruehling2026 Winter2025!!
  Hallo123456! Schalke04Schalke04 BorussiaDortmund BayernMuenchen1 FCBayernMuenchen ichhassedich
  meinschatz123 schatzi12345 Sonnenblume1 Sonnenblume12 Geheimnis2026 Geburtstag1985 Weihnachten2026
  Weihnachtsmann Donaudampfschiff krankenschwester Buchhaltung2026 Lohnabrechnung1 Lohnbuchhaltung
  Rechnungswesen1 Finanzbuchhaltung Geschaeftsfuehrer1 Geschäftsführer2026 Feuerwehrmann112
  Deutschland2026 Deutschland1! Hamburg2026! Muenchen1860 Berlin030Berlin password1234 Password2026!
  P@ssw0rd1234 P4$$w0rt2026 Admin123456! administrator administrator1 letmein12345 welcome12345
  iloveyou1234 iloveyouforever 123456789012 111111111111 12345678abcd abcd12345678 abc123abc123
  qwertz123456 qwertzuiop123 asdfghjkl123 yxcvbnm12345 1q2w3e4r5t6z 1q2w3e4r5t6y qwer1234asdf
  Test12345678 Testtesttest testtest1234 Passwort1234 Passwort123! passwort2026! meinpasswort2026
  neuespasswort1 neuesPasswort! Kennwort1234 Kennwort2026 kennwort!kennwort! Zahltag2026!!
  zahltagzahltag Willkommen123 Willkommen1! HalloHallo123 gutenmorgen123 Montag123456 Dezember2026
  November2026! november22.11 Michael12345 michael1985! ThomasThomas1 Mueller123456 MuellerMueller
  Schmidt2026! Alexander1990 Christian1987 Sabine-Sabine1 Katharina1975 mausimausi123 Mausi1234567
  engelchen123 Schnuckiputzi Liebling1234 Fussball2026 Fußballgott1 Mercedes-Benz1 VolkswagenGolf
  porsche911911 dragonball123 starwars1234 superman1234! princess12345 sunshine2026 footballfootball
  wasserflasche1 staubsauger1 Kaffeetasse1 kuehlschrank1 Computer12345 Tastatur1234 Bildschirm123
  Internet2026
`

test('a guess that people really choose is refused', async () => {
  const guesses = GUESSES.trim().split(/\s+/)
  const faults = await Promise.all(guesses.map(async (guess) => [guess, await passwordFault(guess)]))
  expect(faults.filter(([, fault]) => fault !== 'password_common')).toEqual([])
  expect(guesses.length).toBeGreaterThan(107)
})

test('more than three thousand words of twelve characters and more are refused, alone and with a year', async () => {
  const long = [...(await knownWords()).keys()].filter((word) => word.length >= 12)
  expect(long.length).toBeGreaterThan(3000)
  const some = long.filter((_, index) => index % 80 === 0).flatMap((word) => [word, `${word}2026`])
  const passed: string[] = []
  for (const word of some) if ((await passwordFault(word)) === undefined) passed.push(word)
  expect(passed).toEqual([])
})
