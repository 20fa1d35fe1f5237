import { describe, expect, test } from 'vitest'
import { breakLines } from '~/documents/lines'

/** Every character is one point wide. */
const measure = (text: string) => [...text].length

describe('breaking lines', () => {
  test.each([
    { text: '', width: 10, lines: [''] },
    { text: 'kurz', width: 10, lines: ['kurz'] },
    { text: 'zwei kurze Wörter', width: 10, lines: ['zwei kurze ', 'Wörter'] },
    { text: 'eins\nzwei', width: 10, lines: ['eins', 'zwei'] },
    { text: 'a   b', width: 10, lines: ['a b'] },
    { text: 'abcdefghij', width: 4, lines: ['abcd', 'efgh', 'ij'] },
    { text: 'x abcdefgh', width: 4, lines: ['x ', 'abcd', 'efgh'] },
    { text: 'eine-zwei-drei', width: 10, lines: ['eine-zwei-', 'drei'] },
    { text: 'buero@firma.example', width: 14, lines: ['buero@firma.', 'example'] },
    { text: 'ganz', width: 0, lines: ['g', 'a', 'n', 'z'] },
  ])('$text at $width', ({ text, width, lines }) => {
    expect(breakLines(text, width, measure)).toEqual(lines)
  })
})
