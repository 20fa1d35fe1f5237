import { describe, expect, test } from 'vitest'
import { passwordFault } from '~/domain/users/password-rule.server'

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
    [`${'lang und länger '.repeat(8)}!`],
    ['Grüße aus Laboe im März'],
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
    ['Inga!!!!!!!!!', 'password_common'],
    ['Förde Glanz 24', 'password_personal'],
    ['Zahltag Förde Glanz', 'password_personal'],
    ['Inga-Passwort-2026', 'password_common'],
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
