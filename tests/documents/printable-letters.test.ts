import { expect, test } from 'vitest'
import { openFonts } from '~/documents/fonts.server'
import { printable } from '~/documents/printable'
import { unprintableLetters } from '~/domain/invoices/issuing/printable-name'

const UNSEEN = /[\p{Cc}\p{Cf}\p{Cn}\u2028\u2029]|[\ufe00-\ufe0f]/u
const LAST = 0x1ffff
const SURROGATES = [0xd800, 0xe000] as const

test('what a form calls printable is what the fonts draw, character by character', () => {
  const { regular } = openFonts()
  const wrong: string[] = []
  for (let codePoint = 0x20; codePoint <= LAST; codePoint++) {
    if (codePoint >= SURROGATES[0] && codePoint < SURROGATES[1]) continue
    const letter = String.fromCodePoint(codePoint)
    if (letter.normalize('NFKC').includes('?') || UNSEEN.test(letter)) continue
    const drawn = printable(letter, (one) => regular.hasGlyphForCodePoint(one))
    const isDrawn = drawn !== '' && !drawn.includes('?')
    if ((unprintableLetters(letter).length === 0) !== isDrawn)
      wrong.push(`${codePoint.toString(16)} ${letter}`)
  }
  // A pictograph to the fonts, and a letter in a circle to a form.
  expect(wrong).toEqual(['24c2 Ⓜ'])
})

test.each(['☕', '😊', '👩‍🚀', '🇩🇪', '★', 'ნ', '中', '\uf8ff'])('%s is not', (text) => {
  expect(unprintableLetters(`Café ${text}`)).not.toEqual([])
})

test.each(['Müller’s „Ecke“ – 50 % → 2 m², Ø 3 ½″, §\u00a014, €', 'a\u200db', '12\ufe0f'])(
  '%s is',
  (text) => {
    expect(unprintableLetters(text)).toEqual([])
  },
)
